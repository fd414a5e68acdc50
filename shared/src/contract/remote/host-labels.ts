import { applicationsPath, customersPath, homePath } from '@portal/shared/pages';

/**
 * Labels of the host's own menus, finder and breadcrumbs. The host shows them from here, and a remote may have none that looks
 * like one of them (labels.ts).
 */
export const hostLabels = {
  home: 'Home',
  simulator: 'Portfolio Simulator',
  appearance: 'Appearance',
  system: 'Same as device',
  light: 'Light',
  dark: 'Dark',
  privacy: 'Privacy view',
  leavePrivacy: 'Leave privacy view',
  shortcuts: 'Keyboard shortcuts',
  feedback: 'Send feedback',
  about: 'About',
  remotes: 'Remotes',
  logout: 'Logout',
  pinned: 'Pinned',
  recent: 'Opened recently',
  goTo: 'Go to',
  customers: 'Customers',
  applications: 'Applications',
  actions: 'Actions',
  darkMode: 'Dark mode',
  lightMode: 'Light mode',
  invest: 'Invest for',
  redeem: 'Redeem for',
  switch: 'Switch for',
  openCart: 'Open the cart of',
  assess: 'Assess suitability of',
  client: 'Client',
} as const;

/** The addresses that some of them open: a remote may repeat such a label for the same address. */
export const hostAddresses: readonly (readonly [label: string, address: string])[] = [
  [hostLabels.home, homePath],
  [hostLabels.applications, applicationsPath],
  [hostLabels.customers, customersPath],
  [hostLabels.client, customersPath],
];
