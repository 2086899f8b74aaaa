import fs from 'fs';

const { engines } = JSON.parse(fs.readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));

/** One sentence when Node `version` is older than package.json asks for, else null. */
export function nodeProblem(version) {
  const wanted = engines.node.replace('>=', '');
  if (compare(parts(version), parts(wanted)) >= 0) return null;
  return `Lastro needs Node ${wanted} or newer, but this is Node ${version}.`;
}

function parts(version) {
  return version.split('.').map(Number);
}

function compare([major, minor], [wantedMajor, wantedMinor]) {
  return major - wantedMajor || minor - wantedMinor;
}
