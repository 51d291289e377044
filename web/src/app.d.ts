declare module 'virtual:fonts.css';
declare module 'virtual:rules' {
  export const pages: Record<string, () => Promise<{ default: import('../build/rules').RulesPage }>>;
}
declare module 'virtual:book' {
  export const pages: Record<string, () => Promise<{ default: import('../build/book').BookPage }>>;
}
declare module 'virtual:rule-prefixes' {
  export const prefixes: import('../build/rules').Prefixes;
}
declare module '*.ftl' {
  const source: string;
  export default source;
}
