/**
 * Translators, extensions and grammar checkers change the page's text: they put an element in a text's place or around it,
 * or split it. React does not see that: it would change a text that shows nowhere, and fail where it removes one. This
 * module keeps which text of React each change concerns, and undoes the change when React touches that text.
 */

/** What is in the place of a text of React that was taken out. */
const replacements = new WeakMap<Node, ChildNode>();
/** What was split off a text of React, in its order. */
const remnants = new WeakMap<Node, ChildNode[]>();

/** Whether React created a node: it marks each with its own property. */
const isOfReact = (node: Node): boolean => Object.keys(node).some((name) => name.startsWith('__react'));

const isForeign = (node: Node | null | undefined): node is ChildNode =>
  node instanceof Element || node instanceof Text ? !isOfReact(node) : false;

/** Foreign elements that are in a text's place. */
const places = new WeakSet<Node>();

/** Returns the text of React that a foreign node follows, also behind other parts of the same text. */
function findText(node: Node | null): Node | undefined {
  for (let each = node; each; each = each.previousSibling) {
    if (each instanceof Text && isOfReact(each)) return each;
    if (!isForeign(each) || places.has(each)) return undefined;
  }
  return undefined;
}

/** Returns the foreign element that a record, or a later one of its batch, put where it took a text out. */
function findPlace(record: MutationRecord, later: readonly MutationRecord[]): ChildNode | undefined {
  const { target, addedNodes, nextSibling, previousSibling } = record;
  const isSamePlace = (other: MutationRecord) =>
    other.target === target &&
    (other.nextSibling === nextSibling || other.previousSibling === previousSibling);
  const candidates = [
    ...addedNodes,
    previousSibling,
    nextSibling,
    ...later.filter(isSamePlace).flatMap((other) => [...other.addedNodes]),
  ];
  return candidates
    .filter(isForeign)
    .find((node) => node instanceof Element && node.parentNode === target && !places.has(node));
}

/** Notes the texts that a batch of changes took out, and then what it split off. */
function noteChildren(records: readonly MutationRecord[]): void {
  for (const [index, record] of records.entries())
    for (const removed of record.removedNodes) {
      if (!(removed instanceof Text && isOfReact(removed)) || replacements.has(removed)) continue;
      const place =
        removed.parentNode === record.target ? undefined : findPlace(record, records.slice(index));
      if (place === undefined) continue;
      places.add(place);
      replacements.set(removed, place);
      observer.observe(removed, { characterData: true });
    }
  for (const added of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!isForeign(added) || places.has(added)) continue;
    const text = findText(added.previousSibling);
    if (text) remnants.set(text, [...(remnants.get(text) ?? []), added]);
  }
}

function removeRemnants(text: Node): void {
  for (const part of remnants.get(text) ?? []) part.remove();
  remnants.delete(text);
}

/** Puts a text of React back in its place, with nothing beside it that was part of it. */
function restore(text: Node): void {
  removeRemnants(text);
  const place = replacements.get(text);
  replacements.delete(text);
  if (place?.isConnected && text instanceof Text) place.replaceWith(text);
}

function onMutations(records: readonly MutationRecord[]): void {
  // a change of this batch may be the foreign one, which notes its text below
  const changed = records.filter(({ type, target }) => type === 'characterData' && isOfReact(target));
  for (const { target } of changed) if (replacements.has(target) || remnants.has(target)) restore(target);
  noteChildren(records.filter(({ type }) => type === 'childList'));
}

const observer = new MutationObserver(onMutations);

/** Returns the child of `parent` that is, contains or replaces a node. */
function findChild(parent: Node, node: Node): Node | null {
  for (let each = replacements.get(node) ?? node; each; ) {
    if (each.parentNode === parent) return each;
    if (!each.parentNode) return null;
    each = each.parentNode;
  }
  return null;
}

let isStarted = false;

/**
 * Lets React change and remove texts that foreign code, such as a translator or an extension of the browser, has
 * changed. Further calls do nothing.
 */
export function startRepairs(): void {
  if (isStarted) return;
  isStarted = true;
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child instanceof Text) {
      onMutations(observer.takeRecords());
      removeRemnants(child);
    }
    if (child.parentNode === this) return Reflect.apply(removeChild, this, [child]);
    const place = replacements.get(child) ?? child;
    place.parentNode?.removeChild(place);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    node: Child,
    next: Node | null,
  ): Child {
    if (next === null || next.parentNode === this) return Reflect.apply(insertBefore, this, [node, next]);
    onMutations(observer.takeRecords());
    return Reflect.apply(insertBefore, this, [node, findChild(this, next)]);
  };
}
