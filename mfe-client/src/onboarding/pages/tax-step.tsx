import { isTaxedElsewhere, isUsPerson } from '@portal/shared/fields';
import { CheckCard, ChoiceCards, TextAreaField } from '@portal/shared/forms';
import { ChecksField, fieldOf, listOptions } from '@portal/shared/person';
import { Banner, Box, Button, chakra, Flex } from '@portal/shared/ui';
import { Plus, Trash2 } from 'lucide-react';
import { emptyTaxCountry, type TaxAnswers, type TaxCountry } from '../answers/answers.ts';
import { needsUsExplanation } from '../answers/applies.ts';
import { maxTaxCountries } from '../checks/check-means.ts';
import { ChoiceField, LineField } from '../fields/choice-field.tsx';
import { FieldSection, SectionTitle } from '../fields/layout.tsx';
import { nameInQuestion } from '../fields/name-in-question.ts';
import { type FieldsOf, problemsIn, useFields } from '../fields/use-fields.ts';
import type { StepProps } from '../form/step-props.ts';

const CountryCard = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '4',
    p: '4',
    minW: '0',
    borderWidth: '1px',
    borderColor: 'border.default',
    borderRadius: 'md',
  },
});

/** A sign that says the status itself, which is asked before. */
const statusSign = 'US citizen or resident';
const none = 'none';

interface CountryFieldsProps extends FieldsOf<TaxCountry>, Pick<StepProps, 'lookups'> {
  readonly place: number;
  readonly onRemove: () => void;
}

/** One further country of tax residence: the tax number, or why there is none. */
function CountryFields({ place, lookups, onRemove, ...part }: CountryFieldsProps) {
  const { values, change } = part;
  const field = useFields(part);
  const name = lookups.country.find(({ code }) => code === values.country)?.name ?? `Country ${place}`;
  return (
    <CountryCard aria-label={name}>
      <Flex justify="space-between" align="center" gap="3">
        <SectionTitle>{name}</SectionTitle>
        <Button variant="quiet" size="sm" onClick={onRemove} aria-label={`Remove ${name}`}>
          <Trash2 aria-hidden />
          Remove
        </Button>
      </Flex>
      <ChoiceField of="country" field={field('country')} lookups={lookups} />
      {values.hasNoTin ? null : <LineField of="tin" field={field('tin')} />}
      <CheckCard checked={values.hasNoTin} onChange={(hasNoTin) => change({ hasNoTin })}>
        There is no tax number
      </CheckCard>
      {values.hasNoTin ? (
        <ChoiceCards
          {...field('tinReason')}
          legend={fieldOf('tinReason').label}
          columns={1}
          options={listOptions('tinReason', lookups, [values.tinReason])}
        />
      ) : null}
      {values.hasNoTin && values.tinReason === 'B' ? (
        <LineField of="explanation" field={field('explanation')} />
      ) : null}
    </CountryCard>
  );
}

type TaxPartProps = FieldsOf<TaxAnswers> & Pick<StepProps, 'lookups'>;

function Countries({ values, problems, hasTried, lookups, change, prefix = '' }: TaxPartProps) {
  const { countries } = values;
  const missing = problems.find(({ field }) => field === 'countries')?.problem;
  return (
    <Box data-field={`${prefix}countries`} display="grid" gap="4">
      {countries.map((country, at) => (
        <CountryFields
          // biome-ignore lint/suspicious/noArrayIndexKey: a country has no id, and is removed by its place
          key={at}
          place={at + 1}
          values={country}
          prefix={`${prefix}countries.${at}.`}
          problems={problemsIn(problems, `countries.${at}`)}
          hasTried={hasTried}
          lookups={lookups}
          change={(changes) =>
            change({
              countries: countries.map((each, index) => (index === at ? { ...each, ...changes } : each)),
            })
          }
          onRemove={() => change({ countries: countries.filter((_, index) => index !== at) })}
        />
      ))}
      {hasTried && missing !== undefined ? <Banner tone="danger" title={missing} /> : null}
      {countries.length < maxTaxCountries ? (
        <Box>
          <Button variant="outline" onClick={() => change({ countries: [...countries, emptyTaxCountry] })}>
            <Plus aria-hidden />
            Add a country
          </Button>
        </Box>
      ) : null}
    </Box>
  );
}

/**
 * Fields of one holder's US status, signs of a link to the US, and countries of tax residence; `name` is the holder's in
 * a question. For a US person the onboarding, `id`, stops here, and only that is shown.
 */
export function TaxFields({
  id,
  name,
  ...part
}: TaxPartProps & Pick<StepProps, 'id'> & { readonly name: string }) {
  const { values: tax, change, lookups } = part;
  const field = useFields(part);
  const signs = listOptions('usIndicia', lookups, tax.usIndicia).filter(({ value }) => value !== statusSign);
  const chooseSigns = (chosen: readonly string[]) => {
    const isNoneAdded = chosen.includes(none) && !tax.hasNoIndicia;
    const usIndicia = isNoneAdded ? [] : chosen.filter((value) => value !== none);
    change({ usIndicia, hasNoIndicia: isNoneAdded || (chosen.includes(none) && usIndicia.length === 0) });
  };
  return (
    <>
      <FieldSection>
        <ChoiceField of="usResidentStatus" field={field('usResidentStatus')} lookups={lookups} />
        {isUsPerson(tax) ? (
          <Banner tone="warn" role="status" title="This onboarding stops here">
            {`Head office opens the account of a US person, with form W-9. The answers stay here. Give head office the number ${id}.`}
          </Banner>
        ) : null}
      </FieldSection>
      {isUsPerson(tax) ? null : (
        <>
          <FieldSection>
            <ChecksField
              legend={`Does ${name} have any of these in the United States?`}
              help="If one is ticked, form W-8BEN is needed."
              field={{
                ...field('usIndicia'),
                value: tax.hasNoIndicia ? [none] : tax.usIndicia,
              }}
              options={[...signs, { value: none, label: 'None of these' }]}
              onChange={chooseSigns}
            />
            {needsUsExplanation(tax) ? (
              <TextAreaField {...field('usExplanation')} label={fieldOf('usExplanation').label} />
            ) : null}
          </FieldSection>
          <FieldSection>
            <ChoiceField of="taxResidency" field={field('taxResidency')} lookups={lookups} />
            {isTaxedElsewhere(tax) ? <Countries {...part} /> : null}
          </FieldSection>
        </>
      )}
    </>
  );
}

/** The step Tax, of the applicant. */
export const TaxStep = ({ answers, change, ...rest }: StepProps) => (
  <TaxFields
    {...rest}
    name={nameInQuestion(answers.identity, 'the customer')}
    values={answers.tax}
    change={(changes) => change((before) => ({ ...before, tax: { ...before.tax, ...changes } }))}
  />
);
