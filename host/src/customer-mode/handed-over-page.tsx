import type { AssessmentHandedOver, NoProps } from '@portal/shared/contract';
import { guardKeys } from '@portal/shared/page-keys';
import { customerModeAgent, customerQuestions } from '@portal/shared/remote';
import { PlaceOutlet } from '@portal/shared/remote/outlets';
import { Box, chakra, Logo, useLocation, useNavigate } from '@portal/shared/ui';
import { useEffect, useLayoutEffect } from 'react';
import { ForcedColors } from '../core/forced-colors.tsx';
import { startRepairs } from '../core/foreign-changes/foreign-changes.ts';
import { addressOf, type HandedOver } from './customer-mode.ts';
import { LockedCard } from './locked-card.tsx';
import { useQuestionsHere } from './questions-tab.ts';

const Page = chakra('div', {
  base: { display: 'flex', flexDirection: 'column', minH: '100vh', bg: 'bg.canvas' },
});
const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: 'topbar',
    px: { base: '4', md: '8' },
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'border.default',
    // the company alone: the product is for agents
    '& span > span + span': { display: 'none !important' },
  },
});
const Foot = chakra('footer', {
  base: {
    px: { base: '4', md: '8' },
    py: '4',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'border.default',
  },
});

const noProps: NoProps = {};

const agent = <PlaceOutlet place={customerModeAgent} props={noProps} />;
const findMain = () => document.querySelector<HTMLElement>('#main');

function Questions(assessment: AssessmentHandedOver) {
  useQuestionsHere(findMain);
  return <PlaceOutlet place={customerQuestions} props={assessment} />;
}

interface HandedOverPageProps {
  readonly handedOver: HandedOver;
}

/**
 * The whole page while the device is with a customer, at every address: the questions in the tab that handed them over, and
 * in the others that they are there. Below is the agent's sign-in, which unlocks the portal.
 */
export default function HandedOverPage({ handedOver: { assessment } }: HandedOverPageProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = assessment && addressOf(assessment);
  const isElsewhere = address !== undefined && pathname + search !== address;
  useEffect(startRepairs, []);
  // a reload shows the questions before the background services have it
  useLayoutEffect(guardKeys, []);
  // Back or a link may lead to another page's address, which the customer should not see
  useEffect(() => {
    if (isElsewhere && address) navigate(address, { replace: true });
  }, [isElsewhere, address, navigate]);
  return (
    <Page>
      <ForcedColors />
      <Bar>
        <Logo />
      </Bar>
      <Box
        as="main"
        id="main"
        tabIndex={-1}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        flex="1"
        outline="none"
      >
        {assessment ? <Questions {...assessment} /> : <LockedCard>{agent}</LockedCard>}
      </Box>
      {assessment ? <Foot>{agent}</Foot> : null}
    </Page>
  );
}
