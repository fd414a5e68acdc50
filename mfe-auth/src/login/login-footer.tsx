import { chakra, TextLink, useShell } from '@portal/shared/ui';

const Footer = chakra('footer', {
  base: {
    display: 'grid',
    gap: '2',
    textStyle: 'xs',
    color: 'fg.subtle',
    pb: 'var(--page-end)',
  },
});

/** On a phone in two columns, as in the frame's footer. */
const Links = chakra('div', {
  base: {
    display: { base: 'grid', md: 'flex' },
    gridTemplateColumns: '1fr 1fr',
    flexWrap: 'wrap',
    columnGap: '4',
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
      <Links>
        {links.map(([label, address]) => (
          <TextLink key={label} tone="subtle" standalone href={address}>
            {label}
          </TextLink>
        ))}
      </Links>
    </Footer>
  );
}
