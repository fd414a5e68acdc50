import type { Lookups } from '@portal/shared/api/lookups';
import { CheckCard } from '@portal/shared/forms';
import { chakra } from '@portal/shared/ui';
import type { AddressAnswers, ContactAnswers, IdentityAnswers } from '../answers/answers.ts';
import { ChoiceField, LineField } from '../fields/choice-field.tsx';
import { FieldSection } from '../fields/layout.tsx';
import { type FieldsOf, problemsIn, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';
import { AddressFields } from './address-fields.tsx';

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
