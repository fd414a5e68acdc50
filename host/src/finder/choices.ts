import type { CustomerRow } from '@portal/shared/api/customers';
import { titleCase } from '@portal/shared/parts';

/** Something that the finder leads to. */
export interface Choice {
  readonly id: string;
  /** Absent for a customer of whom only the id is known here. */
  readonly label?: string;
  readonly customerId?: string;
  readonly to: string;
  /** An identity number, shown masked: what tells two of one name apart. */
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

/** Before anything is typed: who is at hand, and the pages that the side menu lacks (SHL-24). */
export function choicesAtHand(
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

/** What was found, and where there is more of it. */
export function choicesFound(
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

/** Where an arrow key leads from a choice; the list goes round. */
export function moved(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}

/** A keyword as it is sent: no outer spaces, single inner ones. */
export const tidy = (typed: string): string => typed.replaceAll(/\s+/g, ' ').trim();
