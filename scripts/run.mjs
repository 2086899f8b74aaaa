// node scripts/run.mjs <command> [options]: the one door to every command of this folder; see README.md beside it.
// Runs on any Node that knows modules, so that an old one gets a sentence instead of a syntax error.
import { existsSync, readdirSync } from 'fs';
import { run } from './lib/run.mjs';

// The command's own options are all that it finds in process.argv.
const [command = ''] = process.argv.splice(2, 1);
const program = new URL(`${command}/main.ts`, import.meta.url);

if (/^[a-z-]+$/.test(command) && existsSync(program)) void run(program.href);
else {
  const folders = readdirSync(new URL('.', import.meta.url));
  const commands = folders.filter((name) => existsSync(new URL(`${name}/main.ts`, import.meta.url)));
  const reason = command ? `There is no command "${command}". ` : '';
  process.stderr.write(
    `${reason}The commands are: ${commands.join(', ')}. scripts/README.md says what each does.\n`,
  );
  process.exit(1);
}
