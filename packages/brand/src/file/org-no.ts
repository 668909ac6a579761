const weights = [3, 2, 7, 6, 5, 4, 3, 2]

/** Whether nine digits are an organisation number: the last is the check digit, modulus 11 (Brønnøysundregistrene). */
export function isOrgNo(digits: string): boolean {
  if (!/^\d{9}$/.test(digits)) return false
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return (11 - (sum % 11)) % 11 === Number(digits[8])
}
