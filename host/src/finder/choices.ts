import type { CustomerRow } from '@portal/shared/api/customers';
import { titleCase } from '@portal/shared/parts';

/** A customer or a page that the finder opens. */
export interface Choice {
  readonly id: string;
  /** Absent for a customer whose name is not loaded yet. */
  readonly label?: string;
  readonly customerId?: string;
  readonly to: string;
  /** The identity number, shown masked, to distinguish customers of the same name. */
  readonly idNo?: string;
}

/** Choices under one heading. */
export interface ChoiceGroup {
  readonly title: string;
  readonly choices: readonly Choice[];
}

interface Customer {
  readonly customerId: string;
  readonly name?: string;
  readonly idNo?: string;
}

const customerChoice = ({ customerId, name, idNo }: Customer): Choice => ({
  id: `customer-${customerId}`,
  customerId,
  to: `/client-profile?${new URLSearchParams({ customerId })}`,
  ...(name === undefined ? {} : { label: titleCase(name) }),
  ...(idNo === undefined ? {} : { idNo }),
});

const allCustomers: Choice = { id: 'page-customers', label: 'All customers', to: '/client' };
const onboarding: Choice = {
  id: 'page-onboarding',
  label: 'Start onboarding',
  to: '/onboarding',
};

const group = (title: string, choices: readonly Choice[]): readonly ChoiceGroup[] =>
  choices.length === 0 ? [] : [{ title, choices }];

/** Builds the choices of an empty search: pinned and recent customers, and pages without a menu entry (SHL-24). */
export function buildInitialChoices(
  pinned: readonly Customer[],
  recent: readonly Customer[],
): readonly ChoiceGroup[] {
  const others = recent.filter(({ customerId }) => pinned.every((pin) => pin.customerId !== customerId));
  return [
    ...group('Pinned', pinned.map(customerChoice)),
    ...group('Opened recently', others.map(customerChoice)),
    ...group('Go to', [allCustomers, onboarding]),
  ];
}

/** Builds the choices of a search: the customers found, and a link to the whole list when there are more. */
export function buildSearchChoices(
  keyword: string,
  { customers, total }: { readonly customers: readonly CustomerRow[]; readonly total: number },
): readonly ChoiceGroup[] {
  const all: Choice = {
    ...allCustomers,
    label: `All ${total.toLocaleString('en')} customers that match “${keyword}”`,
    to: `/client?${new URLSearchParams({ keyword })}`,
  };
  return [
    ...group('Customers', customers.map(customerChoice)),
    ...group('Go to', total > customers.length ? [all] : total === 0 ? [onboarding] : []),
  ];
}

/** Returns the index that an arrow key moves to; the list wraps around. */
export function moveIndex(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
