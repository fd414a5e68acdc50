/**
 * Returns the first groups with their first rows, `count` rows in all; groups that get no row are left out.
 * `remainingCount`: how many of `count` are left when all rows are taken, for the list that follows.
 */
export function takeRows<Group extends { readonly items: readonly unknown[] }>(
  allGroups: readonly Group[],
  count: number,
): {
  readonly groups: readonly { readonly group: Group; readonly rows: Group['items'] }[];
  readonly remainingCount: number;
} {
  let remainingCount = count;
  const groups = allGroups.flatMap((group) => {
    if (remainingCount <= 0) return [];
    // a complete group keeps its list, so that it is not rendered with each of the next rows
    const rows = group.items.length <= remainingCount ? group.items : group.items.slice(0, remainingCount);
    remainingCount -= rows.length;
    return [{ group, rows }];
  });
  return { groups, remainingCount };
}
