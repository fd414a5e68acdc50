import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { Menu } from '@portal/shared/parts';
import { Button, ButtonLink, chakra, Flex, IconButton, useNavigate } from '@portal/shared/ui';
import { ArrowLeft, Copy, Ellipsis, Printer } from 'lucide-react';
import { paths } from '../../core/paths.ts';

const WideActions = chakra('div', { base: { display: { base: 'none', md: 'flex' }, gap: '2' } });
const PhoneMenu = chakra('div', { base: { display: { md: 'none' } } });

interface ResultActionsProps {
  readonly summary: PaymentSummary;
  readonly outcome: PaymentOutcome;
  readonly onCopy: () => void;
}

/** The next step, and the other actions. On a phone those are in a menu. */
export function ResultActions({ summary, outcome, onCopy }: ResultActionsProps) {
  const { applicationId, customerId, due } = summary;
  const navigate = useNavigate();
  const profile = paths.profile(customerId);
  const isDue = due.length > 0;
  return (
    <Flex gap="2" justify="space-between" data-screen-only="">
      <WideActions>
        <Button variant="outline" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
        <Button variant="outline" onClick={onCopy}>
          <Copy aria-hidden />
          Copy summary
        </Button>
        {isDue ? (
          <ButtonLink variant="outline" to={profile}>
            Back to customer
          </ButtonLink>
        ) : null}
      </WideActions>
      <ButtonLink to={isDue ? paths.payment(applicationId) : profile} flex={{ base: '1', md: 'none' }}>
        {isDue ? (outcome.status === 'pending' ? 'Check again' : 'Pay what is due') : 'Back to customer'}
      </ButtonLink>
      <PhoneMenu>
        <Menu
          label="More actions"
          items={[
            {
              id: 'print',
              label: 'Print',
              icon: <Printer aria-hidden />,
              onSelect: () => window.print(),
            },
            { id: 'copy', label: 'Copy summary', icon: <Copy aria-hidden />, onSelect: onCopy },
            ...(isDue
              ? [
                  {
                    id: 'customer',
                    label: 'Back to customer',
                    icon: <ArrowLeft aria-hidden />,
                    onSelect: () => navigate(profile),
                  },
                ]
              : []),
          ]}
          trigger={
            <IconButton variant="outline" aria-label="More actions">
              <Ellipsis aria-hidden />
            </IconButton>
          }
        />
      </PhoneMenu>
    </Flex>
  );
}
