import { getItemName } from '@portal/shared/items';
import { PrivateFigures } from '@portal/shared/parts';
import { capitalize } from '@portal/shared/sentence';
import { Box, Span, Stack, Text } from '@portal/shared/ui';
import { pluralize } from '../../core/format-text.ts';
import type { CartItem } from '../../core/items/cart-item.ts';
import { plannedApplications, plannedTitle, waitText } from '../../core/items/planned-applications.ts';

/** Items that are named of one application. The others are counted. */
const namedItems = 4;

function itemsText(items: readonly CartItem[]): string {
  const names = items.slice(0, namedItems).map(({ kind, text }) => getItemName(kind, text));
  const others = items.length - names.length;
  return capitalize([...names, ...(others > 0 ? [`${pluralize(others, 'item')} more`] : [])].join('; '));
}

/**
 * Lists the applications that the service would make of these items at checkout, with the items of each and what it
 * waits for (payment, documents). Sends nothing.
 */
export function PlannedList({ items }: { readonly items: readonly CartItem[] }) {
  const applications = plannedApplications(items);
  return (
    <Box pt="4" borderTopWidth="1px" borderColor="border.subtle">
      <Text textStyle="help">Sent as {pluralize(applications.length, 'application')}</Text>
      <Stack as="ul" gap="2.5" mt="1.5" fontSize="13px" aria-label="Applications of this checkout">
        {applications.map((application) => (
          <li key={application.id}>
            <Span fontWeight="medium">{plannedTitle(application)}</Span>
            <Text color="fg.muted">{itemsText(application.items)}</Text>
            <Text color="fg.muted">
              <PrivateFigures>{waitText(application)}</PrivateFigures>
            </Text>
          </li>
        ))}
      </Stack>
    </Box>
  );
}
