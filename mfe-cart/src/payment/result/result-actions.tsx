import type { PaymentOutcome, PaymentSummary } from '@portal/shared/api/payment';
import { pageAddress } from '@portal/shared/page-address';
import { paymentPath } from '@portal/shared/pages';
import { Menu, PrivateFigures } from '@portal/shared/parts';
import { paymentLabel } from '@portal/shared/selling';
import { Button, ButtonLink, chakra, Flex, IconButton, useNavigate } from '@portal/shared/ui';
import { ArrowLeft, Copy, Ellipsis, Printer } from 'lucide-react';
import { customerHome } from '../../core/customer/customer-home.ts';

const WideActions = chakra('div', { base: { display: { base: 'none', md: 'flex' }, gap: '2' } });
const PhoneMenu = chakra('div', { base: { display: { md: 'none' } } });

interface ResultActionsProps {
  readonly summary: PaymentSummary;
  readonly outcome: PaymentOutcome;
  readonly onCopy: () => void;
}

/**
 * Buttons after a payment: the agent's next step (pay what is still due, check again, or the customer's page), and
 * Print and Copy summary, which are in a menu on a phone. `onCopy` copies the result as text.
 */
export function ResultActions({ summary, outcome, onCopy }: ResultActionsProps) {
  const { applicationId, customerId, due } = summary;
  const navigate = useNavigate();
  const home = customerHome(customerId);
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
          <ButtonLink variant="outline" to={home.to}>
            {home.label}
          </ButtonLink>
        ) : null}
      </WideActions>
      <ButtonLink
        to={isDue ? pageAddress(paymentPath, { applicationId }) : home.to}
        flex={{ base: '1', md: 'none' }}
      >
        {isDue ? (
          outcome.status === 'pending' ? (
            'Check again'
          ) : (
            <span>
              <PrivateFigures>{paymentLabel({ plan: summary.items[0]?.plan ?? null, due })}</PrivateFigures>
            </span>
          )
        ) : (
          home.label
        )}
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
                    label: home.label,
                    icon: <ArrowLeft aria-hidden />,
                    onSelect: () => navigate(home.to),
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
