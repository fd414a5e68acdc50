import { type AddressPart, hasAddressPart, requiresAddressPart } from './address-parts.ts';
import { defineFields, when } from './field.ts';
import { addressFields } from './person-fields.ts';

/** Asked where the country has it, and required where it says so. */
const byCountry = (part: AddressPart, required: string) => ({
  required,
  asked: when('country', (country: string) => hasAddressPart(country, part)),
  requiredWhen: when('country', (country: string) => requiresAddressPart(country, part)),
});

/** An address as its country asks for it: what forms and the service check. Only code that asks an address loads this. */
export const addressFieldsByCountry = defineFields({
  ...addressFields,
  postcode: { ...addressFields.postcode, ...byCountry('postcode', 'Enter the postcode.') },
  city: { ...addressFields.city, ...byCountry('city', 'Enter the city.') },
  state: {
    ...addressFields.state,
    ...byCountry('state', 'Enter the state or region.'),
    listedWhen: when('country', (country: string) => country === 'MY'),
  },
});
