/**
 * Stores unless the same was stored before, also by a twin that is on its way: what `find` then answers is the result.
 * Throws what `store` throws when there is no twin, and what `find` throws.
 */
export async function storeOnce<T>(
  find: () => Promise<T | null>,
  store: () => Promise<T>,
): Promise<{ stored: T; isNew: boolean }> {
  const first = await find();
  if (first) return { stored: first, isNew: false };
  try {
    return { stored: await store(), isNew: true };
  } catch (error) {
    const twin = await find();
    if (!twin) throw error;
    return { stored: twin, isNew: false };
  }
}
