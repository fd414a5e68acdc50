import type { Page } from 'playwright/test';

/** Layout shifts of a page since it was opened. */
export interface LayoutShifts {
  /** Sum of all shifts, as Chrome scores them. */
  readonly sum: number;
  /** What was moved: element, and its rectangle before and after (x, y, width, height). */
  readonly moved: readonly string[];
}

function observe(): void {
  const shifts = { sum: 0, moved: [] as string[] };
  Object.assign(window, { layoutShifts: shifts });
  const nameOf = (node: unknown) =>
    node instanceof HTMLElement ? `${node.tagName} ${node.textContent.slice(0, 30)}` : 'text';
  const corners = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      shifts.sum += Number(Reflect.get(entry, 'value'));
      for (const { node, previousRect, currentRect } of Reflect.get(entry, 'sources') ?? [])
        shifts.moved.push(`${nameOf(node)} ${corners(previousRect)} → ${corners(currentRect)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Notes the layout shifts of every document that the page opens from now on. Returns a function that reads them. */
export async function watchLayoutShifts(page: Page): Promise<() => Promise<LayoutShifts>> {
  await page.addInitScript(observe);
  return () => page.evaluate(() => Reflect.get(window, 'layoutShifts'));
}
