// Why members leave, in the order in which they are asked. Specification, section 2 (Account deletion flow). (S10)

export const leaveReasons = ['found', 'notices', 'cost', 'hidden', 'bad', 'other'] as const;
export type LeaveReason = (typeof leaveReasons)[number];
