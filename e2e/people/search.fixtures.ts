import type { CustomerRow } from '@portal/shared/api/customers';
import { searchKeyword } from '@portal/shared/clean-text';
import { createMatcher } from '@portal/shared/customer-search';
import { buildItems } from '../../mfe-client/src/customers/list/list-view.ts';
import { searchWords } from '../../sandbox/src/api/customers/search-words.ts';
import { searchTextOf } from '../../sandbox/src/seed/customers/customer-row.ts';
import { people } from '../oracle/people.ts';
import { type PersonRow, today } from '../oracle/person-row.ts';

const rowOf = ({ key, sent }: PersonRow): CustomerRow => ({
  customerId: key,
  name: sent.name,
  idNo: sent.identity.idNo,
  customerType: 'Individual',
  email: sent.email,
  tel: sent.phone[1],
  telCountryCode: sent.phone[0],
  satStatus: 'Valid',
  satEffectiveDateTo: null,
  openCartItems: 0,
});
const rows = people.map((person) => ({ person, row: rowOf(person) }));

/** The keys of the people that the portal finds among the loaded customers. */
export function foundByPortal(typed: string): readonly string[] {
  const match = createMatcher(searchKeyword(typed));
  return rows.filter(({ row }) => match(row)).map(({ person }) => person.key);
}

const servedTexts = people.map(({ key, sent }) => {
  const { name, email, phone, identity } = sent;
  return { key, text: searchTextOf({ name, email, idNo: identity.idNo, tel: phone[1] }) };
});

/** The keys of the people that the service finds: each word in one of its forms is in the text that it searches. */
export function foundByService(typed: string): readonly string[] {
  const words = searchWords(searchKeyword(typed));
  return servedTexts
    .filter(({ text }) => words.every((forms) => forms.some((form) => text.includes(form))))
    .map(({ key }) => key);
}

/** The headings of the list by name, with the people below them. */
export function listedSections(): readonly (readonly [letter: string, keys: readonly string[]])[] {
  const items = buildItems(
    rows.map(({ row }) => row),
    {
      keyword: '',
      filter: 'all',
      sort: 'name',
      openPlaces: new Set(),
      recentIds: [],
      pinnedIds: new Set(),
      today,
    },
  );
  const sections: [string, string[]][] = [];
  for (const item of items) {
    if (item.kind === 'heading') sections.push([item.text, []]);
    if (item.kind === 'customer') sections.at(-1)?.[1].push(item.key);
  }
  return sections;
}
