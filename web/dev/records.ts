// Serves the packed games to the dev page.
import type { Plugin } from 'vite';

export function recordsForDev(): Plugin {
  return {
    name: 'miasma-dev-records',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/dev/records', async (request, response) => {
        const { records } = (await server.ssrLoadModule('/test/rattus/records.ts')) as typeof import('../test/rattus/records');
        const name = (request.url ?? '').replace(/^\/|\.json.*$/g, '');
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(records[name] ?? []));
      });
    },
  };
}
