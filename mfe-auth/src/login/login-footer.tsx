import { chakra, Flex, TextLink, useShell } from '@portal/shared/ui';

const Footer = chakra('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '8px 16px',
    textStyle: 'xs',
    color: 'fg.subtle',
    pb: 'var(--page-end)',
  },
});

interface LoginFooterProps {
  readonly year?: string;
}

/** Copyright and legal notices, as in the shell's footer. `year` defaults to the current year. */
export function LoginFooter({ year = String(new Date().getFullYear()) }: LoginFooterProps) {
  const { company, internetRisk, privacyNotice, transactionNotice, disclaimer } = useShell().config.footer;
  const links = [
    ['Internet Risk', internetRisk],
    ['Privacy Notice', privacyNotice],
    ['Transaction Notice', transactionNotice],
    ['Disclaimer', disclaimer],
  ] as const;
  return (
    <Footer>
      <span>
        © {year} {company}
      </span>
      <Flex wrap="wrap" gap="4px 16px">
        {links.map(([label, address]) => (
          <TextLink key={label} tone="subtle" standalone href={address}>
            {label}
          </TextLink>
        ))}
      </Flex>
    </Footer>
  );
}
