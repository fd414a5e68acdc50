import { listOptions } from '@portal/shared/person';
import { UiProvider } from '@portal/shared/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { SearchSelect } from '../../mfe-client/src/onboarding/fields/search-select.tsx';
import { people } from '../oracle/people.ts';
import { lookupsOf } from '../questions/lookups.ts';
import { knownCountryWords } from './known-differences.ts';

const countries = new Map(
  people.flatMap(({ typed, sent }) => [
    [typed.home.country, sent.home.country] as const,
    [typed.nationality, sent.nationality] as const,
  ]),
);

test('the choice of countries finds each by the words that the oracle’s agents type', () => {
  const chosen: string[] = [];
  render(
    <UiProvider>
      <SearchSelect
        name="country"
        label="Country"
        options={listOptions('country', lookupsOf('name'), [''])}
        value=""
        error={undefined}
        onChange={(code) => chosen.push(code)}
        onBlur={() => {}}
      />
    </UiProvider>,
  );
  const field = screen.getByLabelText('Country');
  const missed = [...countries].flatMap(([words, code]) => {
    fireEvent.change(field, { target: { value: words } });
    return chosen.at(-1) === code ? [] : [words];
  });
  expect([...missed].sort()).toEqual([...knownCountryWords].sort());
});
