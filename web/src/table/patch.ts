// Patches of the server: a view as its difference from the one before.

/**
 * Returns the value after a patch. An object changes the fields of an object or the elements of a list that it names; anything else
 * replaces the value. Only the objects on the path to a change are copied.
 */
export function applyPatch(value: unknown, patch: unknown): unknown {
  if (!isObject(patch) || Array.isArray(patch) || !isObject(value)) return patch;
  const after: Record<string, unknown> | unknown[] = Array.isArray(value) ? [...(value as unknown[])] : { ...value };
  for (const [key, change] of Object.entries(patch)) {
    (after as Record<string, unknown>)[key] = applyPatch((value as Record<string, unknown>)[key], change);
  }
  return after;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
