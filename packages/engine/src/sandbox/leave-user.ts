// Leaves the user whom the child was started as, for one who owns nothing.

/** Throws where the system does not know such a user; all threads of the process change with it. */
export function leaveUser(id: number): void {
  process.setgroups?.([id]);
  process.setgid?.(id);
  process.setuid?.(id);
}
