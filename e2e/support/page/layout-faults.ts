import type { Page } from 'playwright/test';

/** What an agent with large text, zoom or a low window would miss on a page. */
export interface LayoutFaults {
  /** Elements that make the page scroll sideways, or that scroll sideways and are neither table nor row of buttons. */
  readonly sideways: readonly string[];
  /** Texts that are cut off, without their whole text as a title, or lie on one another; words broken over lines. */
  readonly cut: readonly string[];
  /** The part of the window's height that scrolls, from 0 to 1. */
  readonly content: number;
}

/** Functions that the searches share in the page. */
function createTools() {
  function* ancestors(element: Element | null): Generator<Element> {
    for (let each = element; each && each !== document.body; each = each.parentElement) yield each;
  }
  const isHiddenVisually = (element: Element) => {
    const { clipPath, clip } = getComputedStyle(element);
    return clipPath.startsWith('inset(50%') || clip !== 'auto';
  };
  const dialogs = '[role=dialog][data-state=open],[role=alertdialog][data-state=open],dialog[open]';
  const dialog = [...document.querySelectorAll(dialogs)].at(-1);
  const isShown = (element: Element) =>
    element.checkVisibility({
      opacityProperty: true,
      visibilityProperty: true,
      // a row out of view is laid out when it comes into view
      contentVisibilityAuto: true,
    }) &&
    !element.closest('[data-first-paint], [hidden], option') &&
    ![...ancestors(element)].some(isHiddenVisually);
  return {
    ancestors,
    isShown,
    dialog,
    area: dialog ?? document.body,
    nameOf: (element: Element) =>
      `${element.tagName.toLowerCase()} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`,
    scrollsAcross: (element: Element) => /auto|scroll/.test(getComputedStyle(element).overflowX),
    scrollsDown: (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1,
  };
}

declare global {
  interface Window {
    layoutTools: ReturnType<typeof createTools>;
  }
}

/** Runs in the page. */
function findSideways(): readonly string[] {
  const { ancestors, isShown, area, nameOf, scrollsAcross } = window.layoutTools;
  const width = document.documentElement.clientWidth;
  const elements = [...area.querySelectorAll('*')].filter(
    (element) => isShown(element) && !element.closest('svg *, a[href="#main"]'),
  );
  const isTooWide = (element: Element) => {
    const { left, right, width: own } = element.getBoundingClientRect();
    if (own === 0 || (right <= width + 1 && left >= -1)) return false;
    return ![...ancestors(element)].some(
      (each) => each !== element && getComputedStyle(each).overflowX !== 'visible',
    );
  };
  // tabs, letters, filters: keys reach each of them, and bring it into view
  const isRowOfButtons = (element: Element) =>
    element.matches('[role=tablist], [role=toolbar], [role=group], nav[aria-label] > *') &&
    element.childElementCount > 0 &&
    [...element.children].every((child) => child.matches('button'));
  const isScroller = (element: Element) =>
    scrollsAcross(element) &&
    element.scrollWidth > element.clientWidth + 1 &&
    !isRowOfButtons(element) &&
    !element.matches('input, textarea') &&
    element.querySelector(':scope > table') === null;
  return [
    ...elements.filter(isTooWide).slice(0, 4).map(nameOf),
    ...elements.filter(isScroller).map((each) => `scrolls: ${nameOf(each)}`),
  ];
}

/** Runs in the page: words that are broken over lines, because their column is too narrow. */
function findBrokenWords(): readonly string[] {
  const { isShown, area, nameOf } = window.layoutTools;
  const found: string[] = [];
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || element.closest('svg') || !isShown(element)) continue;
    const range = document.createRange();
    // no e-mail address and no long name: these may have to break
    for (const { index, 0: word } of text.matchAll(/(?<!\S)\p{L}{4,12}(?=[.,:;]?(\s|$))/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) found.push(`broken “${word}”: ${nameOf(element)}`);
    }
  }
  return found.slice(0, 4);
}

/** Runs in the page. */
function findCut(): readonly string[] {
  const { ancestors, isShown, area, nameOf } = window.layoutTools;
  const lines: { readonly element: Element; readonly box: DOMRect }[] = [];
  const found: string[] = [];
  const walker = document.createTreeWalker(area, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || node.textContent?.trim() === '' || element.closest('svg') || !isShown(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      let { left, right, top, bottom } = line;
      for (const each of ancestors(element)) {
        const style = getComputedStyle(each);
        if (/auto|scroll/.test(style.overflowX + style.overflowY)) break;
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
        const frame = each.getBoundingClientRect();
        const isCut =
          right > frame.right + 1 ||
          left < frame.left - 1 ||
          bottom > frame.bottom + 3 ||
          top < frame.top - 3;
        const hasWholeText = style.textOverflow === 'ellipsis' && each.closest('[title]') !== null;
        if (isCut && !hasWholeText) found.push(`cut: ${nameOf(element)}`);
        [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
      }
      if (right > left && bottom > top)
        lines.push({ element, box: new DOMRect(left, top, right - left, bottom - top) });
    }
  }
  const isOnTop = ({ element, box }: (typeof lines)[number]) => {
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return top !== null && (element.contains(top) || top.contains(element));
  };
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      const x = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const y = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      if (x < 4 || y < 6 || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      if (isOnTop(one) && isOnTop(other))
        found.push(`overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  return [...new Set(found)].slice(0, 8);
}

/** Runs in the page: the rows that are no sticky or fixed part, nor a dialog's part beside what scrolls in it. */
function measureContent(): number {
  const { ancestors, dialog, scrollsDown } = window.layoutTools;
  const dialogScrolls = dialog ? [...dialog.querySelectorAll('*')].some(scrollsDown) : false;
  const isContent = (row: number) => {
    const element = document.elementFromPoint(document.documentElement.clientWidth / 2, row);
    for (const each of ancestors(element)) {
      if (each === dialog) return !dialogScrolls;
      if (dialog?.contains(each) && scrollsDown(each)) return true;
      const isBar = /sticky|fixed/.test(getComputedStyle(each).position);
      if (isBar && each.getBoundingClientRect().height < innerHeight * 0.9) return false;
    }
    return true;
  };
  const rows = Array.from({ length: Math.floor(innerHeight / 4) }, (_, index) => 4 * index + 2);
  return rows.filter(isContent).length / rows.length;
}

/** Finds what is cut, what makes the page scroll sideways, and how much of the window scrolls. */
export async function findLayoutFaults(page: Page): Promise<LayoutFaults> {
  await page.evaluate(`window.layoutTools = (${createTools})()`);
  return {
    sideways: await page.evaluate(findSideways),
    cut: [...(await page.evaluate(findCut)), ...(await page.evaluate(findBrokenWords))],
    content: await page.evaluate(measureContent),
  };
}

/** Sets the browser's default font size in CSS pixels, as its settings do. */
export async function setFontSize(page: Page, size: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } });
}

/** Spaces the text of the pages that are opened from now on as WCAG 1.4.12 allows an agent to. */
export async function spaceText(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets = [sheet];
  });
}
