export async function phase(name, work) {
  const began = performance.now();
  process.stdout.write(`  · ${name} …\n`);
  const result = await work();
  process.stdout.write(`  ✓ ${name} (${((performance.now() - began) / 1000).toFixed(1)} s)\n`);
  return result;
}
