import type { Lookups } from '@portal/shared/api/lookups';
import {
  type AddressPart,
  addressFieldsByCountry,
  addressPlaces,
  requiresAddressPart,
} from '@portal/shared/fields';
import { addressNames } from '@portal/shared/person/address-names';
import { type ReactNode, useState } from 'react';
import type { AddressAnswers, IdentityAnswers } from '../answers/answers.ts';
import { CardMark, isUncertain, markOf } from '../card/card-mark.tsx';
import { type AddressHistory, changeAddress } from '../fields/change-address.ts';
import { ChoiceField, LineField } from '../fields/choice-field.tsx';
import { FieldRow, FieldSection, SectionTitle } from '../fields/layout.tsx';
import { type FieldsOf, useFields } from '../fields/use-fields.ts';

interface AddressFieldsProps extends FieldsOf<AddressAnswers> {
  readonly title: string;
  readonly lookups: Lookups;
  /** The document that the address may be read from. */
  readonly identity?: IdentityAnswers | undefined;
}

type Names = ReturnType<typeof addressNames>;
const isPart = (name: string): name is AddressPart =>
  name === 'postcode' || name === 'city' || name === 'state';

/** A name within a sentence: `town/city`, but `ZIP code`. */
const inSentence = (name: string): string =>
  name.replaceAll(/\b[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());

/** Says of an empty part what its country calls it. */
const withNames = (problems: FieldsOf<AddressAnswers>['problems'], names: Names) =>
  problems.map(({ field, problem }) => ({
    field,
    problem:
      isPart(field) && problem === addressFieldsByCountry[field].required
        ? `Enter the ${inSentence(names[field])}.`
        : problem,
  }));

/**
 * An address, with the parts of its country in the country's order and under its names. The postcode fills city and state;
 * all stay editable.
 */
export function AddressFields({ title, lookups, identity, ...part }: AddressFieldsProps) {
  const { values, change, problems } = part;
  const [history, setHistory] = useState<AddressHistory>({ country: values.country });
  // while another country is typed, the fields stay those of the last one
  const country = values.country || history.country;
  const names = addressNames(country);
  const field = useFields({
    ...part,
    problems: withNames(problems, names),
    change(changes) {
      const next = changeAddress(values, changes, history, lookups);
      setHistory(next.history);
      change(next.changes);
    },
  });
  const marked = (name: keyof AddressAnswers): { aside?: ReactNode; check?: boolean } =>
    identity && markOf(identity, name, values[name])
      ? {
          aside: <CardMark identity={identity} name={name} value={values[name]} />,
          check: isUncertain(identity, name, values[name]),
        }
      : {};
  const showPart = (name: AddressPart) => {
    const optional = requiresAddressPart(country, name) ? {} : { aside: 'Optional' };
    return name === 'state' && country === 'MY' ? (
      <ChoiceField key={name} of={name} field={field(name)} lookups={lookups} />
    ) : (
      <LineField
        key={name}
        of={name}
        label={names[name]}
        field={field(name)}
        {...optional}
        {...(name === 'state' ? {} : marked(name))}
      />
    );
  };
  const places = addressPlaces(country);
  const lines = places.indexOf('lines');
  const [before, after] = [places.slice(0, lines).filter(isPart), places.slice(lines).filter(isPart)];
  return (
    <FieldSection role="group" aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <FieldRow>
        <ChoiceField of="country" field={field('country')} lookups={lookups} />
      </FieldRow>
      {before.length > 0 ? <FieldRow>{before.map(showPart)}</FieldRow> : null}
      <LineField of="address1" field={field('address1')} {...marked('address1')} />
      <FieldRow>
        <LineField of="address2" field={field('address2')} aside="Optional" />
        <LineField of="address3" field={field('address3')} aside="Optional" />
      </FieldRow>
      {after.length > 0 ? <FieldRow>{after.map(showPart)}</FieldRow> : null}
    </FieldSection>
  );
}
