import { type Customer, customerInfo } from '@portal/shared/api/customers';
import { useCall } from '@portal/shared/data';
import { formatDate, today } from '@portal/shared/dates';
import { pageAddress } from '@portal/shared/page-address';
import { assessmentPath, customerPath, onboardingPath } from '@portal/shared/pages';
import { Card, Chip, CustomerBanner, DelayedPlaceholder, PageContent } from '@portal/shared/parts';
import { isOnboardingId } from '@portal/shared/records';
import { isCompany, suitabilityOf } from '@portal/shared/selling';
import {
  ButtonLink,
  EmptyState,
  Navigate,
  Skeleton,
  TextLink,
  useAgent,
  useSearchParams,
} from '@portal/shared/ui';
import { Building2 } from 'lucide-react';
import { toSuitabilityChip } from '../core/customer/suitability-text.ts';
import { AssessmentList } from './list/assessment-list.tsx';
import { LoadedAssessment } from './loaded-assessment.tsx';
import { requestedStep, resultStep } from './questions/steps.ts';

/**
 * What the assessment on record says: `Moderate, risk up to 3`, or that none counts, and until when it did. Beside a
 * result of a customer without one it says that the result does not count yet.
 */
function RecordNote({ customer }: { readonly customer: Customer }) {
  const [params] = useSearchParams();
  if (isCompany(customer)) return customer.customerType;
  const suitability = suitabilityOf(customer, today());
  if ('rank' in suitability) return `${suitability.category}, risk up to ${suitability.rank}`;
  const { tone, text } = toSuitabilityChip(suitability);
  const isAtResult = requestedStep(params, params.has('item')) === resultStep;
  const said =
    suitability.state === 'expired'
      ? `${text} ${formatDate(suitability.validTo)}`
      : suitability.state === 'none' && isAtResult
        ? 'Not in force yet'
        : text;
  return (
    <>
      Assessment
      <Chip tone={tone}>{said}</Chip>
    </>
  );
}

/**
 * `/sat` (RTE-06): the assessment of the customer in the URL; without one, the agent's assessments. For an applicant's
 * id (`ONB-…`) it goes to the onboarding, where the assessment of an applicant is.
 */
export function SuitabilityPage() {
  const [params] = useSearchParams();
  const customerId = params.get('customerId') ?? '';
  return isOnboardingId(customerId) ? (
    <Navigate to={pageAddress(onboardingPath, { onboarding: customerId })} replace />
  ) : (
    <CustomerSuitability customerId={customerId} />
  );
}

function CustomerSuitability({ customerId }: { readonly customerId: string }) {
  const agent = useAgent();
  const customer = useCall(customerInfo, customerId ? { agentUserId: agent.uuid, customerId } : undefined);
  if (!customerId)
    return (
      <PageContent>
        <AssessmentList />
      </PageContent>
    );
  return (
    <>
      {customer.status === 'ok' ? (
        <CustomerBanner
          name={customer.value.name}
          idNo={customer.value.idNo}
          note={<RecordNote customer={customer.value} />}
          action={
            <TextLink to={assessmentPath} fontWeight="medium" standalone my="-2">
              All assessments
            </TextLink>
          }
        />
      ) : customer.status === 'loading' ? (
        <DelayedPlaceholder label="Customer loading" hasSlowNotice>
          <Skeleton h="12" borderRadius="0" />
        </DelayedPlaceholder>
      ) : null}
      <PageContent>
        {customer.status === 'ok' && isCompany(customer.value) ? (
          <Card>
            <EmptyState
              icon={<Building2 aria-hidden />}
              title="A company is not assessed"
              action={<ButtonLink to={pageAddress(customerPath, { customerId })}>View profile</ButtonLink>}
            >
              The suitability assessment is for persons.
            </EmptyState>
          </Card>
        ) : (
          <LoadedAssessment key={customerId} customerId={customerId} customer={customer} />
        )}
      </PageContent>
    </>
  );
}
