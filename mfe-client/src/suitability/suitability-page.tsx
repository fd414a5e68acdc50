import { customerInfo } from '@portal/shared/api/customers';
import { useCall } from '@portal/shared/data';
import { CustomerBanner, DelayedPlaceholder, PageContent, PageHead } from '@portal/shared/parts';
import { ButtonLink, Skeleton, useAgent, useSearchParams } from '@portal/shared/ui';
import { Gauge } from 'lucide-react';
import { LaterReleaseNotice } from '../core/later-release-notice.tsx';
import { getProfilePath } from '../core/paths.ts';

/** `/sat`: suitability of the customer in the URL. The assessment itself comes in a later release. */
export function SuitabilityPage() {
  const agent = useAgent();
  const [params] = useSearchParams();
  const customerId = params.get('customerId') ?? '';
  const customer = useCall(customerInfo, customerId ? { agentUserId: agent.uuid, customerId } : undefined);

  return (
    <>
      {customer.status === 'ok' ? (
        <CustomerBanner name={customer.value.name} idNo={customer.value.idNo} />
      ) : customer.status === 'loading' && customerId ? (
        <DelayedPlaceholder label="Customer loading" hasSlowNotice>
          <Skeleton h="12" borderRadius="0" />
        </DelayedPlaceholder>
      ) : null}
      <PageContent>
        <PageHead title="Suitability" subtitle="What risk suits this customer, from twelve questions." />
        <LaterReleaseNotice
          icon={<Gauge aria-hidden />}
          title="The assessment opens here in a later release"
          action={
            customerId ? (
              <ButtonLink to={getProfilePath(customerId)}>Back to the profile</ButtonLink>
            ) : (
              <ButtonLink to="/client">Find a customer</ButtonLink>
            )
          }
        >
          The questions, the result and its validity will be here. Until then, use the paper form; the profile
          shows the assessment that is on record, and buying checks against it.
        </LaterReleaseNotice>
      </PageContent>
    </>
  );
}
