import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const rules = readFileSync('ops/prometheus/alerts.yml', 'utf8');
const tried = readFileSync('ops/prometheus/alerts.test.yml', 'utf8');
const names = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name!);

test.each(names)('%s is tried before it fires and as it does', (name) => {
  expect(tried).toMatch(new RegExp(String.raw`alertname: ${name}, exp_alerts: \[\]`));
  expect(tried).toMatch(new RegExp(String.raw`alertname: ${name}\n\s+exp_alerts:\n\s+- exp_labels`));
});
