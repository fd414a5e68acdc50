/**
 * Computed styles of tests without style sheets. jsdom matches every rule of its default sheet for each element that a
 * query by role looks at: a tenth of the time of page tests. What these queries ask for follows from the tag, the
 * `hidden` attribute and inline styles. jsdom computes everything else.
 */
const computeStyle = window.getComputedStyle.bind(window);

/** Elements whose display depends on their attributes or their parent. */
const dependent: ReadonlySet<string> = new Set(['INPUT', 'DETAILS', 'SUMMARY', 'DIALOG', 'AUDIO', 'VIDEO']);

/** `display` by tag, of elements without attributes. */
const displays = new Map<string, string>();

/** The target of the proxies, which answer every read. */
const emptyStyle = document.createElement('span').style;

function displayOf(element: Element): string {
  if (dependent.has(element.tagName) || element.parentElement?.tagName === 'DETAILS')
    return computeStyle(element).display;
  const inline = element instanceof HTMLElement ? element.style.display : '';
  if (inline) return inline;
  if (element.hasAttribute('hidden')) return 'none';
  const known = displays.get(element.tagName);
  if (known !== undefined) return known;
  const computed = computeStyle(document.createElement(element.tagName)).display;
  displays.set(element.tagName, computed);
  return computed;
}

/** The nearest inline value of an inherited property. */
function inheritedValue(element: Element, name: 'visibility' | 'pointerEvents', initial: string): string {
  for (let each: Element | null = element; each; each = each.parentElement) {
    const value = each instanceof HTMLElement ? each.style[name] : '';
    if (value) return value;
  }
  return initial;
}

/** The value of a property that follows from the element alone; undefined for every other property. */
function quickValue(element: Element, name: PropertyKey): string | undefined {
  if (name === 'display') return displayOf(element);
  if (name === 'visibility') return inheritedValue(element, name, 'visible');
  if (name === 'pointerEvents' || name === 'pointer-events')
    return inheritedValue(element, 'pointerEvents', 'auto');
  return undefined;
}

window.getComputedStyle = (element, pseudoElement) =>
  pseudoElement
    ? computeStyle(element, pseudoElement)
    : new Proxy(emptyStyle, {
        get(_target, name) {
          if (name === 'getPropertyValue')
            return (property: string) =>
              quickValue(element, property) ?? computeStyle(element).getPropertyValue(property);
          const quick = quickValue(element, name);
          if (quick !== undefined) return quick;
          const style = computeStyle(element);
          const value: unknown = Reflect.get(style, name);
          return typeof value === 'function' ? value.bind(style) : value;
        },
      });
