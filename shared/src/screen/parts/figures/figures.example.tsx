import { gainOf, Money, Nav, Percent, Units } from '@portal/shared/money';
import {
  ChangeText,
  GainText,
  IdText,
  MaskedId,
  MoneyText,
  NavText,
  PrivateFigures,
  UnitsText,
} from '@portal/shared/parts';
import { HStack, Stack, Text } from '@portal/shared/ui';

const myr = (text: string) => Money.of('MYR', text);
const cost = myr('10000.00');

export const examples = {
  ChangeText: () => (
    <HStack>
      <ChangeText value={Percent.of('1.25')} />
      <ChangeText value={Percent.of('-1.25')} />
    </HStack>
  ),
  GainText: () => (
    <HStack gap="6">
      <GainText gain={gainOf(myr('12345.60'), cost)} />
      <GainText gain={gainOf(myr('9000.00'), cost)} layout="inline" />
      <GainText gain={gainOf(myr('10050.00'), cost)} layout="amount" />
    </HStack>
  ),
  IdText: () => <IdText>MY-0048217</IdText>,
  MaskedId: () => <MaskedId idNo="880101145634" />,
  MoneyText: () => (
    <Stack>
      <MoneyText value={cost} size="sm" />
      <MoneyText value={cost} />
      <MoneyText value={cost} size="lg" />
      <MoneyText value={cost} size="xl" dimDecimals />
    </Stack>
  ),
  NavText: () => <NavText value={Nav.of('1.2345')} currency="MYR" />,
  PrivateFigures: () => (
    <Text data-privacy="">
      <PrivateFigures>The payment of MYR 1,000.00 failed.</PrivateFigures>
    </Text>
  ),
  UnitsText: () => <UnitsText value={Units.of('8123.45')} suffix="units" />,
};
