import { satList } from '@portal/shared/api/suitability';
import { useCall } from '@portal/shared/data';
import { formatDateTime } from '@portal/shared/dates';
import { Card, Chip, List, ListRow, LoadingRows, PageHead, titleCase } from '@portal/shared/parts';
import { Box, ButtonLink, EmptyState, FailurePanel, TextLink, useAgent } from '@portal/shared/ui';
import { ClipboardCheck } from 'lucide-react';
import { getSuitabilityPath } from '../../core/paths.ts';
import { satChannel } from '../add-to-cart/put-assessment.ts';

/**
 * The agent's suitability assessments, newest first as the service sends them (SAT-05). Each links to its customer's
 * assessment page, which continues the one in the cart.
 */
export function AssessmentList() {
  const agent = useAgent();
  const forms = useCall(satList, { channel: satChannel, userId: agent.uuid });
  return (
    <>
      <PageHead
        title="Suitability assessments"
        subtitle="Those you have made, for all your customers."
        actions={<ButtonLink to="/client">Find a customer</ButtonLink>}
      />
      <Card>
        {forms.status === 'failed' ? (
          <FailurePanel title="Assessments could not be loaded" onRetry={forms.retry} />
        ) : forms.status === 'loading' ? (
          <LoadingRows rows={5} label="Assessments loading" />
        ) : forms.value.length === 0 ? (
          <EmptyState icon={<ClipboardCheck aria-hidden />} title="No assessments yet">
            Assessments that you put into a cart are listed here.
          </EmptyState>
        ) : (
          <List aria-label="Assessments">
            {forms.value.map(({ id, customerId, customerName, status, updatedAt }) => (
              <ListRow key={id}>
                <Box flex="1" minW="0">
                  <TextLink to={getSuitabilityPath(customerId)}>{titleCase(customerName)}</TextLink>
                  <Box color="fg.muted">{formatDateTime(updatedAt)}</Box>
                </Box>
                <Chip tone={status === 'Draft' ? 'warn' : 'neutral'} dot>
                  {status === 'Draft' ? 'In the cart' : 'Sent to the customer'}
                </Chip>
              </ListRow>
            ))}
          </List>
        )}
      </Card>
    </>
  );
}
