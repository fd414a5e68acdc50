import { applicationList } from '@portal/shared/api/applications';
import type { Agent } from '@portal/shared/contract';
import { useCall, useSlow } from '@portal/shared/data';
import { Card, CardHeader, CountPill, List, LoadingRows, StillWorking } from '@portal/shared/parts';
import { useReference } from '@portal/shared/reference';
import { readLeftOrders } from '@portal/shared/selling';
import { Button, chakra, EmptyState, FailurePanel, TextLink } from '@portal/shared/ui';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { NeedRow } from './need-row.tsx';
import { buildNeeds, buildOpenAssessments, type Need } from './needs.ts';

/** As high as its placeholder, so that the tiles below do not move up when the list is short. */
const Body = chakra('div', { base: { display: 'grid', alignItems: 'center', minH: '260px' } });

/** The number of rows before Show more. */
const INITIAL_ROWS = 5;

interface NeedsTileProps {
  readonly agent: Agent;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * Tile with the applications and suitability forms that need the agent, each with one action. `today` is YYYY-MM-DD.
 */
export function NeedsTile({ agent, today }: NeedsTileProps) {
  const applications = useCall(
    applicationList,
    { userId: agent.uuid, channel: 'Digital Transaction' },
    { refetchOnFocus: true },
  );
  const forms = useReference('satForms');
  const isLoading = applications.status === 'loading' || forms.status === 'loading';
  const slow = useSlow({ status: isLoading ? 'loading' : 'ok' });
  const needs =
    applications.status === 'ok'
      ? [
          ...buildNeeds(applications.value, readLeftOrders(), today),
          ...(forms.status === 'ok' ? buildOpenAssessments(forms.value, today) : []),
        ]
      : [];
  return (
    <Card aria-labelledby="needs-title" aria-busy={isLoading}>
      <CardHeader
        title={
          <chakra.span id="needs-title" display="inline-flex" alignItems="center" gap="2">
            Needs you
            {needs.length > 0 ? <CountPill tone="warn">{needs.length}</CountPill> : null}
          </chakra.span>
        }
        aside={
          slow ? (
            <StillWorking />
          ) : (
            <TextLink to="/application" fontSize="sm" fontWeight="medium" standalone>
              All applications
            </TextLink>
          )
        }
      />
      <Body>
        {applications.status === 'failed' ? (
          <chakra.div p="5">
            <FailurePanel
              compact
              title="Applications could not be loaded"
              meaning="Something may wait for you that is not shown here."
              onRetry={applications.retry}
            />
          </chakra.div>
        ) : applications.status === 'loading' || (needs.length === 0 && forms.status === 'loading') ? (
          <LoadingRows rows={4} avatar label="Loading what needs you" />
        ) : needs.length === 0 && forms.status === 'ok' ? (
          <EmptyState icon={<CircleCheck aria-hidden />} tone="success" title="Nothing needs you">
            Rejected applications, documents due, and what waits for payment or confirmation would be here,
            and suitability forms left open.
          </EmptyState>
        ) : (
          <chakra.div alignSelf="start">
            <NeedList needs={needs} />
            {forms.status === 'failed' ? (
              <chakra.div p="5">
                <FailurePanel
                  compact
                  title="Suitability forms could not be loaded"
                  meaning="One that was left open may not be shown here."
                  onRetry={forms.retry}
                />
              </chakra.div>
            ) : null}
          </chakra.div>
        )}
      </Body>
    </Card>
  );
}

function NeedList({ needs }: { readonly needs: readonly Need[] }) {
  const [showsAll, setShowsAll] = useState(false);
  const visibleNeeds = showsAll ? needs : needs.slice(0, INITIAL_ROWS);
  const more = needs.length - visibleNeeds.length;
  return (
    <>
      <List>
        {visibleNeeds.map((need) => (
          <NeedRow key={need.id} need={need} />
        ))}
      </List>
      {more > 0 ? (
        <chakra.div borderTopWidth="1px" borderColor="border.subtle">
          <Button variant="ghost" block borderRadius="0" onClick={() => setShowsAll(true)}>
            Show {more} more
          </Button>
        </chakra.div>
      ) : null}
    </>
  );
}
