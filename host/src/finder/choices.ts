import type { ApplicationRow } from '@portal/shared/api/applications';
import type { CustomerRow } from '@portal/shared/api/customers';
import { titleCase } from '@portal/shared/parts';
import { createSearchState } from '@portal/shared/search-words';
import type { FinderCommand } from './commands.ts';

/** A customer or a page that the finder opens. */
export interface Choice {
  readonly id: string;
  /** Absent for a customer whose name is not loaded yet. */
  readonly label?: string;
  readonly customerId?: string;
  readonly to: string;
  /** State of the history entry. */
  readonly state?: unknown;
  /** The identity number, masked or to be masked, to distinguish customers of the same name. */
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
  readonly maskedId?: string | undefined;
}

const customerChoice = ({ customerId, name, maskedId, idNo = maskedId }: Customer): Choice => ({
  id: `customer-${customerId}`,
  customerId,
  to: `/client-profile?${new URLSearchParams({ customerId })}`,
  ...(name === undefined ? {} : { label: titleCase(name) }),
  ...(idNo === undefined ? {} : { idNo }),
});

const commandChoice = ({ id, label, path }: FinderCommand): Choice => ({ id: `page-${id}`, label, to: path });

const group = (title: string, choices: readonly Choice[]): readonly ChoiceGroup[] =>
  choices.length === 0 ? [] : [{ title, choices }];

/**
 * Builds the finder's choices for an empty search: pinned and recent customers, and the commands that remotes declare
 * (SHL-24). Groups without choices are left out.
 */
export function buildInitialChoices(
  pinnedCustomers: readonly Customer[],
  recent: readonly Customer[],
  commands: readonly FinderCommand[],
): readonly ChoiceGroup[] {
  const others = recent.filter(({ customerId }) =>
    pinnedCustomers.every((pin) => pin.customerId !== customerId),
  );
  return [
    ...group('Pinned', pinnedCustomers.map(customerChoice)),
    ...group('Opened recently', others.map(customerChoice)),
    ...group('Go to', commands.map(commandChoice)),
  ];
}

/** The number of customers and of applications that a search shows. */
const MAX_SHOWN = 8;

/** Sorts customers whose name begins with the keyword first, and keeps the service's order otherwise. */
function sortByBeginning(customers: readonly CustomerRow[], keyword: string): readonly CustomerRow[] {
  const begins = ({ name }: CustomerRow) => name.toLowerCase().startsWith(keyword.toLowerCase());
  return [...customers.filter(begins), ...customers.filter((customer) => !begins(customer))];
}

const applicationChoice = ({ applicationId, formNo, customerName }: ApplicationRow): Choice => ({
  id: `application-${applicationId}`,
  label: `${formNo} · ${titleCase(customerName)}`,
  to: `/application/detail/${encodeURIComponent(applicationId)}?${new URLSearchParams({ formNo })}`,
});

/**
 * Builds the finder's choices for a search: customers, applications with that form number, a link to the whole result
 * when there are more (`total`), and commands.
 */
export function buildSearchChoices(
  keyword: string,
  { customers, total }: { readonly customers: readonly CustomerRow[]; readonly total: number },
  applications: readonly ApplicationRow[],
  commands: readonly FinderCommand[],
): readonly ChoiceGroup[] {
  const visibleCustomers = sortByBeginning(customers, keyword).slice(0, MAX_SHOWN);
  const all: Choice = {
    id: 'page-matches',
    label: `All ${total.toLocaleString('en')} customers that match “${keyword}”`,
    to: '/client',
    state: createSearchState(keyword),
  };
  return [
    ...group('Customers', visibleCustomers.map(customerChoice)),
    ...group('Applications', applications.slice(0, MAX_SHOWN).map(applicationChoice)),
    ...group('Go to', [
      ...(total > visibleCustomers.length ? [all] : []),
      ...commands.filter(({ when }) => total === 0 || when !== 'nothing-found').map(commandChoice),
    ]),
  ];
}

/** Returns the index that an arrow key moves to in a list of `count` choices; it wraps around. 0 in an empty list. */
export function moveIndex(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
