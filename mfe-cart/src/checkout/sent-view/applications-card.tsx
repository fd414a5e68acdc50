import type { Checkout } from '@portal/shared/api/checkout';
import { getItemName, LegFigures } from '@portal/shared/items';
import { applicationAddress } from '@portal/shared/page-address';
import { Card, CardHeader, IdText, List, ListRow, PlanChip, StatusChip } from '@portal/shared/parts';
import { accountLabel } from '@portal/shared/records';
import { capitalize } from '@portal/shared/sentence';
import { Box, Flex, Stack, Text, TextLink } from '@portal/shared/ui';
import { itemsOfApplication, PayLink, payableApplications } from '../../sent-checkouts/index.ts';

/**
 * Card that lists the applications of a sent checkout, each with its account, items and status, and a link to its
 * payment when one is due. The first due payment has no link here: it is in the status banner.
 */
export function ApplicationsCard({ checkout }: { readonly checkout: Checkout }) {
  const [first] = payableApplications(checkout);
  return (
    <Card aria-label="Applications">
      <CardHeader title="Applications" aside={checkout.applications.length} />
      <List>
        {checkout.applications.map((application) => {
          const { applicationId, formNo, status, accountId, plan } = application;
          return (
            <ListRow key={applicationId} display="grid">
              <Flex wrap="wrap" align="center" columnGap="2.5" rowGap="1">
                <TextLink
                  to={applicationAddress(applicationId, formNo)}
                  fontWeight="medium"
                  standalone
                  my={{ base: '-2', md: '0' }}
                >
                  <IdText>{formNo}</IdText>
                </TextLink>
                {/* on a phone below the number and the status */}
                <Flex
                  order={{ base: 1, md: 0 }}
                  flexBasis={{ base: 'full', md: 'auto' }}
                  align="center"
                  columnGap="2.5"
                >
                  <Text color="fg.muted">
                    {accountId === null ? 'Customer record' : <IdText>{accountLabel(accountId)}</IdText>}
                  </Text>
                  {plan === null ? null : <PlanChip plan={plan} />}
                </Flex>
                <Box ms="auto">
                  <StatusChip status={status} />
                </Box>
              </Flex>
              <Stack as="ul" gap="2">
                {itemsOfApplication(checkout, application).map(({ id, kind, text }) => (
                  <Flex as="li" key={id} justify="space-between" gap="4">
                    <span>{capitalize(getItemName(kind, text))}</span>
                    <Box textAlign="end">
                      <LegFigures legs={text.legs} />
                    </Box>
                  </Flex>
                ))}
              </Stack>
              {application === first ? null : (
                <Flex justify="flex-end" _empty={{ display: 'none' }}>
                  <PayLink application={application} />
                </Flex>
              )}
            </ListRow>
          );
        })}
      </List>
    </Card>
  );
}
