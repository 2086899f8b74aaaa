/** Areas for the brokerage's people only: the executive desk and the product definitions. */
export type Room = 'desk' | 'definitions';

interface Role {
  readonly flag: `is${Capitalize<string>}`;
  readonly room: Room;
  /** Asked for a code at sign-in, where `SECOND_FACTOR` says that staff are. */
  readonly secondFactor: boolean;
}

/**
 * Roles of the brokerage's people, by the operator's name; without any, one is a customer. Routes, menus, answers,
 * the operator's command and tests read it; a new role needs its database column.
 */
export const ROLES = {
  executive: { flag: 'isExecutive', room: 'desk', secondFactor: true },
  analyst: { flag: 'isAnalyst', room: 'definitions', secondFactor: true },
  publisher: { flag: 'isPublisher', room: 'definitions', secondFactor: true },
} as const satisfies Record<string, Role>;

export type RoleName = keyof typeof ROLES;
type RoleFlag = (typeof ROLES)[RoleName]['flag'];
export type RoleFlags = Record<RoleFlag, boolean>;

const rows: readonly (Role & { readonly flag: RoleFlag })[] = Object.values(ROLES);

export const roleNames = Object.keys(ROLES) as readonly RoleName[];

export const forRoles = <T>(valueOf: (flag: RoleFlag) => T): Record<RoleFlag, T> =>
  Object.fromEntries(rows.map(({ flag }) => [flag, valueOf(flag)])) as Record<RoleFlag, T>;

export const flagsInto = (into: Room): readonly RoleFlag[] =>
  rows.filter(({ room }) => room === into).map(({ flag }) => flag);

export const mayEnter = (person: RoleFlags, into: Room): boolean =>
  flagsInto(into).some((flag) => person[flag]);

/** What is of no room is everybody's. */
export const isOpenTo = (person: RoleFlags | undefined, room: Room | undefined): boolean =>
  !room || (person !== undefined && mayEnter(person, room));

export const needsSecondFactor = (person: RoleFlags): boolean =>
  rows.some(({ flag, secondFactor }) => secondFactor && person[flag]);

export const worksHere = (person: RoleFlags): boolean => rows.some(({ flag }) => person[flag]);
