import type { Lookups } from '@portal/shared/api/lookups';
import { CheckCard } from '@portal/shared/forms';
import { chakra } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { AddressAnswers, ContactAnswers, IdentityAnswers } from '../answers/answers.ts';
import { CardMark, isUncertain } from '../card/card-mark.tsx';
import { fillByPostcode } from '../card/fill-by-postcode.ts';
import { ChoiceField, LineField } from '../fields/choice-field.tsx';
import { FieldRow, FieldSection, SectionTitle } from '../fields/layout.tsx';
import { type FieldsOf, problemsIn, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';

/** Country code and number are one answer: beside each other also on a phone, as long as there is room for the words. */
const PhoneRow = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    columnGap: { base: '3', md: '5' },
    rowGap: '5',
    '& > :first-child': { flex: { base: '1 1 9.5rem', md: '0 0 13rem' } },
    '& > :last-child': { flex: '1 1 8rem' },
  },
});

interface AddressFieldsProps extends FieldsOf<AddressAnswers> {
  readonly title: string;
  readonly lookups: Lookups;
  /** The document that the address may be read from. */
  readonly identity?: IdentityAnswers | undefined;
}

/** An address. The postcode fills city and state; all stay editable. */
function AddressFields({ title, lookups, identity, ...part }: AddressFieldsProps) {
  const { values, change } = part;
  const field = useFields({
    ...part,
    change: (changes) => change({ ...changes, ...fillByPostcode(changes, values, lookups) }),
  });
  const marked = (name: keyof AddressAnswers): { aside?: ReactNode; check?: boolean } =>
    identity
      ? {
          aside: <CardMark identity={identity} name={name} value={values[name]} />,
          check: isUncertain(identity, name, values[name]),
        }
      : {};
  const isMalaysian = values.country === 'MY';
  return (
    <FieldSection role="group" aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <LineField of="address1" field={field('address1')} {...marked('address1')} />
      <FieldRow>
        <LineField of="address2" field={field('address2')} aside="Optional" />
        <LineField of="address3" field={field('address3')} aside="Optional" />
      </FieldRow>
      <FieldRow>
        <LineField of="postcode" field={field('postcode')} {...marked('postcode')} />
        <LineField of="city" field={field('city')} {...marked('city')} />
      </FieldRow>
      <FieldRow>
        {isMalaysian ? (
          <ChoiceField of="state" field={field('state')} lookups={lookups} />
        ) : (
          <LineField of="state" label="State or region" field={field('state')} />
        )}
        <ChoiceField of="country" field={field('country')} lookups={lookups} />
      </FieldRow>
    </FieldSection>
  );
}

interface ContactFieldsProps extends FieldsOf<ContactAnswers> {
  readonly lookups: Lookups;
  readonly identity?: IdentityAnswers;
}

/**
 * Fields of how one holder is reached: mobile, e-mail, home address, and the address for letters if there is another.
 * `identity` marks what of the home address was read from the document.
 */
export function ContactFields({ lookups, identity, ...part }: ContactFieldsProps) {
  const { values, change, problems, hasTried, prefix = '' } = part;
  const field = useFields(part);
  const address = (name: 'residential' | 'mailing') => ({
    values: values[name],
    problems: problemsIn(problems, name),
    hasTried,
    prefix: `${prefix}${name}.`,
    lookups,
    change: (changes: Partial<AddressAnswers>) => change({ [name]: { ...values[name], ...changes } }),
  });
  return (
    <>
      <FieldSection>
        <PhoneRow>
          <ChoiceField of="telCountryCode" field={field('telCountryCode')} lookups={lookups} />
          <LineField of="tel" field={field('tel')} />
        </PhoneRow>
        <LineField of="email" field={field('email')} />
      </FieldSection>
      <AddressFields title="Home" identity={identity} {...address('residential')} />
      <FieldSection>
        <CheckCard checked={values.hasMailing} onChange={(hasMailing) => change({ hasMailing })}>
          Letters go to another address
        </CheckCard>
      </FieldSection>
      {values.hasMailing ? <AddressFields title="Letters" {...address('mailing')} /> : null}
    </>
  );
}

/** The step Contact: fields of how the applicant is reached. */
export const ContactStep = ({ answers, change, ...rest }: StepProps) => (
  <ContactFields
    {...rest}
    identity={answers.identity}
    values={answers.contact}
    change={(changes) => change((before) => ({ ...before, contact: { ...before.contact, ...changes } }))}
  />
);
