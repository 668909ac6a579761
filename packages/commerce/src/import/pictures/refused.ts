/** A picture that is not taken in; the message follows the field's name and ends with what to do, as in `must be a file: correct the path`. */
export class RefusedPicture extends Error {
  override readonly name = 'RefusedPicture'
}
