import type { FieldProblem } from '@portal/shared/form-values';
import { getShortName } from '@portal/shared/items';
import { pluralize } from '../../core/format-text.ts';
import { boughtLeg, type CartItem } from '../../core/items/cart-item.ts';
import { groupEqualNotes } from '../../core/items/equal-notes.ts';
import type { Complaint } from '../checkout-request.ts';
import { isAskedInPerson } from '../checkout-state.ts';
import { acknowledgedField, reasonField } from '../declaration/declaration.ts';

/** Something that keeps items from being checked out. */
export interface Gap {
  readonly id: string;
  readonly text: string;
  /** The item that it is about, whose drawer settles it. */
  readonly item?: CartItem;
  /** The field of the checkout that settles it. */
  readonly field?: string;
}

const isAbout = ({ id }: CartItem, field: string) =>
  field === acknowledgedField(id) || field === reasonField(id);

const isSameFund = (one: CartItem, other: CartItem) => boughtLeg(one)?.scheme === boughtLeg(other)?.scheme;

/**
 * Returns what keeps these items from being checked out ('gaps'): the complaints (one about several items once), then what is `missing` and
 * can be filled before the checkout, each with the item or field that it is about. Questions that only the checkout
 * asks the customer are left out. Empty when nothing is in the way.
 */
export function gapsOf(
  items: readonly CartItem[],
  missing: readonly FieldProblem[],
  complaints: readonly Complaint[],
): readonly Gap[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const { shared } = groupEqualNotes(
    complaints.flatMap(({ itemId, message: text }) => {
      const item = byId.get(itemId);
      return item ? [{ item, state: 'blocked', text }] : [];
    }),
  );
  const sharedTexts = new Set(shared.map(({ text }) => text));
  const complained = complaints.flatMap(({ itemId, message }, index): readonly Gap[] => {
    const item = byId.get(itemId);
    if (!item) return [{ id: `complaint ${index}`, text: message }];
    if (sharedTexts.has(message)) return [];
    return [{ id: `complaint ${index}`, text: `${getShortName(item.text)}: ${message}`, item }];
  });
  // the checkout shows them once, with the items
  const ofSeveral = shared.map(
    ({ text, items: blocked }, index): Gap => ({
      id: `shared ${index}`,
      text: `${pluralize(blocked.length, 'item')}: ${text}`,
    }),
  );
  const unanswered = missing
    .filter((problem) => !isAskedInPerson(problem))
    .map(({ field, problem }): Gap => {
      const item = items.find((each) => isAbout(each, field));
      // the drawer of one order would leave the other orders of the fund open
      const isAlone = item && items.filter((each) => isSameFund(each, item)).length === 1;
      return { id: field, text: problem, ...(isAlone ? { item } : { field }) };
    });
  return [...ofSeveral, ...complained, ...unanswered];
}
