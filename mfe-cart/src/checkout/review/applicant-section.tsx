import { valueOrUndefined } from '@portal/shared/data';
import { today } from '@portal/shared/dates';
import { FieldGroups, FieldValue, fieldOf, onboardingGroups, type RecordField } from '@portal/shared/person';
import { useReference } from '@portal/shared/reference';
import { Box, chakra, Flex, Heading, Text } from '@portal/shared/ui';
import { Fragment } from 'react';
import { Disclosure } from '../../core/disclosure.tsx';
import type { CartItem } from '../../core/items/cart-item.ts';

const Section = chakra('section', {
  base: { py: '4', px: { base: '4', md: '5' }, borderTopWidth: '1px', borderColor: 'border.subtle' },
});

/** Each group of answers in short, which the open answers replace. */
const Lines = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: { base: '3', md: '5' },
    rowGap: '2',
    mt: '3',
    '& dt': { color: 'fg.muted' },
    '&:has(+ details[open])': { display: 'none' },
  },
});

/** An answer that says nothing without its question. */
const bareAnswer = /^(Yes|No|\d+)$/;

/** Whether a line must name the question: of a bare answer, and of a tax number, whose label has its country. */
const isNamed = ({ label, value = '' }: RecordField): boolean =>
  bareAnswer.test(value) || label.startsWith(fieldOf('tin').label);

/** Returns the groups with their answers alone, without those that have none. */
const answeredGroups = (groups: ReturnType<typeof onboardingGroups>) =>
  groups
    .map(({ title, fields }) => ({ title, fields: fields.filter(({ value }) => value !== undefined) }))
    .filter(({ fields }) => fields.length > 0);

/**
 * What the onboarding of a checkout has answered, for the agent to check with the applicant: a paragraph a section, and all
 * answers when they are opened; nothing in a checkout without one.
 */
export function ApplicantSection({ items }: { readonly items: readonly CartItem[] }) {
  const lookups = valueOrUndefined(useReference('lookups'));
  return items.map((item) => {
    if (item.kind !== 'onboarding') return null;
    const groups = onboardingGroups(item.onboarding, lookups, today());
    return (
      <Section key={item.id} aria-label="Onboarding details">
        <Flex wrap="wrap" align="baseline" justify="space-between" columnGap="3">
          <Heading as="h3" textStyle="h3">
            Onboarding details
          </Heading>
          <Text textStyle="help">Check it with the applicant</Text>
        </Flex>
        <Lines>
          {answeredGroups(groups).map(({ title, fields }) => (
            <Fragment key={title}>
              <dt>{title}</dt>
              <dd>
                {fields.map((field, index) => (
                  <Fragment key={field.label}>
                    {index > 0 ? ' · ' : null}
                    {isNamed(field) ? `${field.label}: ` : null}
                    <FieldValue field={field} />
                  </Fragment>
                ))}
              </dd>
            </Fragment>
          ))}
        </Lines>
        <Disclosure label="All answers">
          <Box mx={{ base: '-4', md: '-5' }} mb="-4">
            <FieldGroups groups={groups} />
          </Box>
        </Disclosure>
      </Section>
    );
  });
}
