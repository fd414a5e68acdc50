import type { ApplicationRow } from '@portal/shared/api/applications';
import type { CustomerRow } from '@portal/shared/api/customers';
import { formatCount } from '@portal/shared/counts';
import { findHolder, rankCustomers } from '@portal/shared/customer-search';
import { applicationAddress, pageAddress } from '@portal/shared/page-address';
import { customerPath, customersPath } from '@portal/shared/pages';
import { titleCase } from '@portal/shared/parts';
import { hostLabels } from '@portal/shared/remote/host-labels';
import { createSearchState } from '@portal/shared/search-words';
import { validityOf } from '@portal/shared/selling';
import { type CustomerCommand, customerCommands, type ReadSearch } from './customer-commands.ts';
import { findPageCommands, type PageAct, type PageCommand } from './page-commands.ts';

/** What a choice does: it opens a page, or changes a setting. */
type ChoiceTarget = { readonly to: string; readonly state?: unknown } | { readonly act: PageAct };

/** A customer, a page or an act that the finder offers. */
export interface Choice {
  readonly id: string;
  /** Of a customer: the name alone, absent while it is not loaded. */
  readonly label?: string;
  readonly customerId?: string;
  /** The command for the customer; without one the profile is opened. */
  readonly command?: CustomerCommand;
  readonly target: ChoiceTarget;
  /** The identity number, masked or to be masked, to distinguish customers of the same name. */
  readonly idNo?: string;
  /** Name of another holder of an account, by which the search found the customer. */
  readonly holder?: string;
  /** What the agent should know before: that an assessment has expired, ends soon, or is missing. */
  readonly note?: {
    readonly tone: 'danger' | 'warn';
    readonly text: string;
    /** Whether nothing can be sold until the customer is assessed. */
    readonly isBlocking: boolean;
  };
}

/** Choices under one heading. */
export interface ChoiceGroup {
  readonly title: string;
  /** What the choices do, where the title does not say all of it. */
  readonly note?: string;
  readonly choices: readonly Choice[];
}

interface Customer {
  readonly customerId: string;
  readonly name?: string;
  readonly idNo?: string;
  readonly maskedId?: string | undefined;
  readonly holder?: string | undefined;
  readonly note?: Choice['note'];
}

/** The page of a customer, whose name its breadcrumbs show before it has loaded. */
const targetOf = (to: string, customerName: string | undefined): ChoiceTarget =>
  customerName === undefined ? { to } : { to, state: { customerName } };

const customerChoice = (customer: Customer): Choice => {
  const { customerId, name, maskedId, idNo = maskedId, holder, note } = customer;
  return {
    id: `customer-${customerId}`,
    customerId,
    target: targetOf(pageAddress(customerPath, { customerId }), name),
    ...(name === undefined ? {} : { label: titleCase(name) }),
    ...(idNo === undefined ? {} : { idNo }),
    ...(holder === undefined ? {} : { holder: titleCase(holder) }),
    ...(note ? { note } : {}),
  };
};

const commandChoice = (command: CustomerCommand, customer: Customer): Choice => {
  const { note, ...choice } = customerChoice(customer);
  return {
    ...choice,
    id: `${command.id}-${customer.customerId}`,
    command,
    target: targetOf(command.pathOf(customer.customerId), customer.name),
    ...(note && command.needsAssessment ? { note } : {}),
  };
};

const pageChoice = ({ id, label, target }: PageCommand): Choice => ({ id, label, target });

/** Returns what prevents selling to a customer, or soon will. */
function findNote({ satStatus, satEffectiveDateTo }: CustomerRow, today: string): Choice['note'] {
  if (satStatus === 'Declined' || satStatus === 'Not assessed')
    return { tone: 'warn', text: satStatus, isBlocking: true };
  const validity = satEffectiveDateTo ? validityOf(satEffectiveDateTo, today) : undefined;
  if (satStatus === 'Expired' || validity?.state === 'expired')
    return { tone: 'danger', text: 'Expired', isBlocking: true };
  if (validity?.state !== 'expiring') return undefined;
  const { daysLeft } = validity;
  return {
    tone: 'warn',
    isBlocking: false,
    text: daysLeft === 0 ? 'Expires today' : `Expires in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`,
  };
}

const group = (title: string, choices: readonly Choice[], note?: string): readonly ChoiceGroup[] =>
  choices.length === 0 ? [] : [{ title, choices, ...(note === undefined ? {} : { note }) }];

/** A command reads like an order that is sent. */
const commandNote = 'opens the form, sends nothing';

/**
 * Builds the finder's choices for an empty search: pinned and recent customers, and the pages that are offered (SHL-24).
 * With a command that has no words yet, it is offered for these customers. Groups without choices are left out.
 */
export function buildInitialChoices(
  pinnedCustomers: readonly Customer[],
  recent: readonly Customer[],
  pages: readonly PageCommand[],
  command?: CustomerCommand,
): readonly ChoiceGroup[] {
  const others = recent.filter(({ customerId }) =>
    pinnedCustomers.every((pin) => pin.customerId !== customerId),
  );
  const choose = (customer: Customer) =>
    command ? commandChoice(command, customer) : customerChoice(customer);
  return [
    ...group(hostLabels.pinned, pinnedCustomers.map(choose)),
    ...group(hostLabels.recent, others.map(choose)),
    ...(command ? [] : group(hostLabels.goTo, pages.map(pageChoice))),
  ];
}

/** The number of customers and of applications that a search shows. */
const MAX_SHOWN = 6;

const applicationChoice = ({ applicationId, formNo, customerName }: ApplicationRow): Choice => ({
  id: `application-${applicationId}`,
  label: `${formNo} · ${titleCase(customerName)}`,
  target: { to: applicationAddress(applicationId, formNo) },
});

/** What a failed search of customers offers all the same: applications, and all pages, those of these words first. */
export function buildFailedChoices(
  { command, words }: ReadSearch,
  applications: readonly ApplicationRow[],
  pages: readonly PageCommand[],
): readonly ChoiceGroup[] {
  const found = findPageCommands(pages, words);
  const others = pages.filter((page) => !found.includes(page));
  return [
    ...group(hostLabels.applications, applications.slice(0, MAX_SHOWN).map(applicationChoice)),
    ...(command ? [] : group(hostLabels.goTo, [...found, ...others].map(pageChoice))),
  ];
}

/** What was found for a search. */
interface Found {
  readonly customers: readonly CustomerRow[];
  /** Number of customers that match. */
  readonly total: number;
  readonly applications?: readonly ApplicationRow[];
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Commands that are offered for the first customer of a search. */
const offeredCommands = customerCommands.filter(({ id }) => id === 'invest' || id === 'cart');

/**
 * Builds the finder's choices for a search: the command for each customer, the customers in the order of their match, a
 * link to all of them when there are more (`total`), applications with that form number, commands for the first customer,
 * pages of these words, and those that are offered. Where no customer is found, what is offered for that comes first.
 */
export function buildSearchChoices(
  { command, words }: ReadSearch,
  { customers, total, applications = [], today }: Found,
  pages: readonly PageCommand[],
): readonly ChoiceGroup[] {
  const shown = rankCustomers(customers, words)
    .slice(0, MAX_SHOWN)
    .map(({ customer, place }) => {
      const { customerId, name, idNo } = customer;
      const note = findNote(customer, today);
      const holder = place === 'holder' ? findHolder(customer, words)?.name : undefined;
      return { customerId, name, idNo, holder, ...(note ? { note } : {}) };
    });
  const showAll: Choice = {
    id: 'page-matches',
    label: `Show all ${formatCount(total)}`,
    target: { to: customersPath, state: createSearchState(words) },
  };
  const [first] = shown;
  const found = findPageCommands(pages, words);
  const others = pages.filter((page) => !found.includes(page) && isOffered(page, total));
  const answer = total === 0 ? others.find(({ offered }) => offered === 'nothing-found') : undefined;
  const offered = answer ? [answer, ...others.filter((page) => page !== answer)] : others;
  return [
    ...(command
      ? group(
          command.phrase,
          shown.map((customer) => commandChoice(command, customer)),
          commandNote,
        )
      : []),
    ...group(hostLabels.customers, [
      ...shown.map(customerChoice),
      ...(total > shown.length ? [showAll] : []),
    ]),
    ...group(hostLabels.applications, applications.slice(0, MAX_SHOWN).map(applicationChoice)),
    ...(first && !command
      ? group(
          hostLabels.actions,
          // its row above says by which holder it was found
          offeredCommands.map((offered) => commandChoice(offered, { ...first, holder: undefined })),
        )
      : []),
    ...(command ? [] : group(hostLabels.goTo, [...found, ...offered].map(pageChoice))),
  ];
}

const isOffered = ({ offered }: PageCommand, total: number): boolean =>
  offered === 'always' || (offered === 'nothing-found' && total === 0);

/** Returns the index that an arrow key moves to in a list of `count` choices; it wraps around. 0 in an empty list. */
export function moveIndex(index: number, step: 1 | -1, count: number): number {
  return count === 0 ? 0 : (index + step + count) % count;
}
