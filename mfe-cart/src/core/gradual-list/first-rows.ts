/** Returns the first rows of groups, as many as `count` says, and how many are left for the groups after them. */
export function firstRows<Group extends { readonly items: readonly unknown[] }>(
  groups: readonly Group[],
  count: number,
): {
  readonly shown: readonly { readonly group: Group; readonly rows: Group['items'] }[];
  readonly left: number;
} {
  let left = count;
  const shown = groups.flatMap((group) => {
    if (left <= 0) return [];
    // a complete group keeps its list, so that it is not rendered with each of the next rows
    const rows = group.items.length <= left ? group.items : group.items.slice(0, left);
    left -= rows.length;
    return [{ group, rows }];
  });
  return { shown, left };
}
