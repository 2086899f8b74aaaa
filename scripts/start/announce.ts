import type { Config } from '../../server/config';
import { configWarnings } from '../../server/configWarnings';
import {
  DEMONSTRATION_PASSWORD,
  demonstrationAccounts,
} from '../../server/infra/identity/demonstrationAccounts';

export function announce(url: string, config: Config): void {
  const { identity } = config;
  const accounts = demonstrationAccounts.map(({ email, note }) => `    ${email.padEnd(28)}${note}`);
  const invitation = [`  Demonstration accounts, password ${DEMONSTRATION_PASSWORD}`, ...accounts, ''];
  const invited = identity.kind === 'emulator' ? invitation : [];
  const warnings = configWarnings(config).map((warning) => `  ! ${warning}`);
  process.stdout.write(
    ['', `  ${url}`, '', ...warnings, ...invited, '  Ctrl-C stops everything.', '', ''].join('\n'),
  );
}
