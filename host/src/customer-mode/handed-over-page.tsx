import type { NoProps } from '@portal/shared/contract';
import { guardKeys } from '@portal/shared/page-keys';
import { PageContent } from '@portal/shared/parts';
import { customerModeAgent, customerQuestions } from '@portal/shared/remote';
import { PlaceOutlet } from '@portal/shared/remote/outlets';
import { Box, chakra, Logo, PageTitle, Text, useLocation, useNavigate } from '@portal/shared/ui';
import { useEffect, useLayoutEffect } from 'react';
import { ForcedColors } from '../core/forced-colors.tsx';
import { startRepairs } from '../core/foreign-changes/foreign-changes.ts';
import { addressOf, type HandedOver } from './customer-mode.ts';

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

interface HandedOverPageProps {
  readonly handedOver: HandedOver;
}

/**
 * The whole page while the device is with a customer, at every address: the questions in the tab that handed them over, and
 * in the others that the portal is locked. Below is the agent's sign-in, which unlocks the portal.
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
      <Box as="main" id="main" tabIndex={-1} flex="1" outline="none">
        {assessment ? (
          <PlaceOutlet place={customerQuestions} props={assessment} />
        ) : (
          <PageContent>
            <PageTitle documentTitle="Locked">The portal is locked</PageTitle>
            <Text mt="2" color="fg.muted">
              This device was handed to a customer. The agent’s sign-in opens it again.
            </Text>
          </PageContent>
        )}
      </Box>
      <Foot>
        <PlaceOutlet place={customerModeAgent} props={noProps} />
      </Foot>
    </Page>
  );
}
