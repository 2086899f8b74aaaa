import { type FieldState, sameValue, type Session } from '../../../engine/index';

function lookOf({ busy: _busy, ...look }: FieldState): unknown {
  return look;
}

function isUnlike(a: Session, b: Session, index: number): boolean {
  return (
    !sameValue(a.values.at(index), b.values.at(index)) ||
    !sameValue(a.answers.at(index), b.answers.at(index)) ||
    !sameValue(a.issues.at(index), b.issues.at(index)) ||
    !sameValue(lookOf(a.states.at(index)), lookOf(b.states.at(index)))
  );
}

export function unlike(a: Session, b: Session): string[] {
  const { fields, steps } = a.definition;
  return [
    ...fields.filter(({ index }) => isUnlike(a, b, index)).map(({ path }) => path),
    ...steps
      .filter(({ index }) => {
        const [one, other] = [a.steps[index]!, b.steps[index]!];
        return one.visible !== other.visible || one.status !== other.status;
      })
      .map(({ definition }) => definition.id),
  ];
}
