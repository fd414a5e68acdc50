import { customerPath, customersPath, homePath } from '@portal/shared/pages';
import { titleCase } from '@portal/shared/parts';
import { readPortalPath } from '@portal/shared/portal-path';
import { crumbs as crumbsSchema } from '@portal/shared/remote/frame-members';
import { hostLabels } from '@portal/shared/remote/host-labels';
import { findHostLabel, isPlainLabel } from '@portal/shared/remote/labels';
import * as z from '@portal/shared/schema';
import type { KnownCustomer } from '../../../core/customers/recent-customers.ts';
import { matchRoute, type ShellRoute } from '../../routes/index.ts';
import { findPageCustomer } from '../page-customer.ts';

/** One breadcrumb. Without `to` it is text: the page itself, or a customer without accounts (SHL-13). */
export interface Crumb {
  readonly label: string;
  /** In place of the label on a phone, which shows the last breadcrumb alone. */
  readonly onPhone?: string;
  readonly to?: string;
}

/** What the breadcrumbs are built from. */
interface CrumbSource {
  readonly page: Pick<ShellRoute, 'path' | 'crumbs' | 'view'>;
  readonly pathname: string;
  /** The query, with or without its question mark. */
  readonly search: string;
  /** The history entry's: a link may name a customer that the page has not loaded yet. */
  readonly state?: unknown;
  /** Customers opened in this tab, newest first. */
  readonly recent: readonly KnownCustomer[];
}

/** Values by name: a map, because an object has more members than its own. */
type Values = ReadonlyMap<string, string>;

/**
 * Builds the breadcrumbs that a page declares, from the first to the page itself; empty where it declares none, and
 * where one has an address outside the portal or a label that a remote may not have.
 */
export function buildCrumbs({ page, pathname, search, state, recent }: CrumbSource): readonly Crumb[] {
  const customer = findPageCustomer(search, recent, state);
  const query = [...new URLSearchParams(search)].filter(([, value]) => value !== '');
  const values: Values = new Map([
    ...query,
    ...Object.entries(matchRoute(page.path, pathname) ?? {}),
    ...(customer ? [['customer', titleCase(customer.name)] as const] : []),
  ]);
  const declared = z.safeParse(crumbsSchema, page.crumbs ?? []).data ?? [];
  const crumbs = declared.map((crumb, index): Crumb => {
    if ('customer' in crumb) return customerCrumb(customer, crumb.customer);
    const before = declared[index - 1];
    // the customer's own page
    const isProfile = before !== undefined && 'customer' in before && before.customer === 'list';
    const label =
      crumb.needs === undefined || values.get(crumb.needs) ? fill(crumb.label, values) : undefined;
    const to = crumb.path && fill(crumb.path, values, encodeURIComponent);
    return {
      label: label ?? fill(crumb.else ?? '', values) ?? '',
      ...(to ? { to } : {}),
      ...(isProfile && customer ? { onPhone: titleCase(customer.name) } : {}),
    };
  });
  if (page.view.kind !== 'slot') return crumbs;
  const arePlain = declared.every(
    (crumb) => 'customer' in crumb || [crumb.label, crumb.else ?? crumb.label].every(isPlainLabel),
  );
  const areAllowed = crumbs.every(
    ({ label, to = pathname }) => readPortalPath(to) !== undefined && findHostLabel(label, to) === undefined,
  );
  return arePlain && areAllowed ? crumbs : [];
}

/** Returns the back arrow's address: the last breadcrumb with a link before the page itself, else home (SHL-11). */
export function findBackTarget(crumbs: readonly Crumb[]): string {
  return crumbs.slice(0, -1).findLast((crumb) => crumb.to !== undefined)?.to ?? homePath;
}

/** Replaces each `{name}` by its value; `undefined` when one has none. */
function fill(text: string, values: Values, write = (value: string) => value): string | undefined {
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.some((name) => !values.get(name))) return undefined;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => write(values.get(name) ?? ''));
}

/** The customer's name, which replaces `Client` and leads to the profile or the list (SHL-12). */
function customerCrumb(
  customer: KnownCustomer | undefined,
  target: 'profile' | 'list' | 'profile with accounts',
): Crumb {
  if (!customer) return { label: hostLabels.client, to: customersPath };
  const { customerId, hasAccounts } = customer;
  const label = titleCase(customer.name);
  if (target === 'profile with accounts' && !hasAccounts) return { label };
  return {
    label,
    to: target === 'list' ? customersPath : `${customerPath}?${new URLSearchParams({ customerId })}`,
  };
}
