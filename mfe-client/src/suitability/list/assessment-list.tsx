import { satList } from '@portal/shared/api/suitability';
import { useCall } from '@portal/shared/data';
import { customersPath } from '@portal/shared/pages';
import { Card, List, LoadingRows, PageHead } from '@portal/shared/parts';
import { chakra, FailurePanel, TextLink, useAgent } from '@portal/shared/ui';
import { satChannel } from '../add-to-cart/put-assessment.ts';
import { AssessmentRow } from './assessment-row.tsx';
import { NoAssessments } from './no-assessments.tsx';
import { useCustomerOf } from './use-customer-of.ts';

const Foot = chakra('div', {
  base: { borderTopWidth: '1px', borderColor: 'border.subtle', textAlign: 'center' },
});

/**
 * The agent's suitability assessments, newest first as the service sends them (SAT-05). Each links to its customer's
 * assessment page, which continues the one in the cart.
 */
export function AssessmentList() {
  const agent = useAgent();
  const customerOf = useCustomerOf();
  const forms = useCall(satList, { channel: satChannel, userId: agent.uuid });
  return (
    <>
      <PageHead title="Suitability assessments" subtitle="The assessments that you have made." />
      <Card>
        {forms.status === 'failed' ? (
          <FailurePanel title="Assessments could not be loaded" onRetry={forms.retry} />
        ) : forms.status === 'loading' ? (
          <LoadingRows rows={5} label="Assessments loading" />
        ) : forms.value.length === 0 ? (
          <NoAssessments />
        ) : (
          <>
            <List aria-label="Assessments">
              {forms.value.map((form) => (
                <AssessmentRow key={form.id} form={form} customer={customerOf(form.customerId)} />
              ))}
            </List>
            <Foot>
              <TextLink to={customersPath} standalone fontWeight="medium" minH="11">
                Find a customer to assess
              </TextLink>
            </Foot>
          </>
        )}
      </Card>
    </>
  );
}
