import { searchCustomers } from '@portal/shared/api/customers';
import { fundDocuments, funds, schemes, topPerformingFunds } from '@portal/shared/api/funds';
import { lookups } from '@portal/shared/api/lookups';
import { satList, satQuestions } from '@portal/shared/api/suitability';
import type { ReferenceValues } from '../../contract/index.ts';
import { decoded } from '../decoded.ts';
import { samples } from './index.ts';

/** For tests: the reference data that the sample replies give. */
export const sampleReference = (): ReferenceValues => {
  const { customers } = decoded(searchCustomers, samples.searchCustomers);
  return {
    lookups: decoded(lookups, samples.lookups),
    schemes: decoded(schemes, samples.schemes),
    funds: decoded(funds, samples.funds),
    topPerformingFunds: decoded(topPerformingFunds, samples.topPerformingFunds),
    documents: decoded(fundDocuments, samples.fundDocuments),
    satQuestions: decoded(satQuestions, samples.satQuestions),
    satForms: decoded(satList, samples.satList),
    customers: { status: 'complete', customers, total: customers.length },
  };
};
